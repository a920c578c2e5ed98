/** Card numbers with a special behaviour, as the processor documents them. Any other valid number is declined. */
export interface TestCard {
  number: string;
  /** Names the API accepts in place of a PaymentMethod's id. */
  names: string[];
  /** One line for people. */
  meaning: string;
  /** Where its bank is; the United States if left out. */
  country?: string;
  /** The bank's answer to a charge; without it, the charge is paid. */
  decline?: Decline;
  /** A declined card that can be saved all the same; other declined cards cannot. */
  saves?: true;
  /** When the bank asks for the buyer. `once`: until a payment sets the card up for later use. */
  challenge?: 'always' | 'once' | 'on-session';
  /** The bank's answer to a charge without the buyer, if it differs. */
  offSessionDecline?: Decline;
  dispute?: 'needs_response' | 'warning_needs_response';
  refund?: 'pending' | 'fails';
}

export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

const DECLINED = 'Your card was declined.';
const declined = (decline_code: string, message = DECLINED): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
});
const INSUFFICIENT = declined('insufficient_funds', 'Your card has insufficient funds.');

/** A valid number that is no test card. */
export const LIVE_CARD = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

/** The bank wants the buyer present, who is not. */
export const AUTHENTICATION_REQUIRED: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

export const TEST_CARDS: TestCard[] = [
  { number: '4242424242424242', names: ['pm_card_visa'], meaning: 'Visa, pays' },
  { number: '5555555555554444', names: ['pm_card_mastercard'], meaning: 'Mastercard, pays' },
  { number: '378282246310005', names: ['pm_card_amex'], meaning: 'American Express, pays (four-digit CVC)' },
  { number: '4000056655665556', names: ['pm_card_visa_debit'], meaning: 'Visa debit, pays' },
  { number: '2223003122003222', names: [], meaning: 'Mastercard of the 2 series, pays' },
  { number: '6011111111111117', names: ['pm_card_discover'], meaning: 'Discover, pays' },
  { number: '3056930009020004', names: ['pm_card_diners'], meaning: 'Diners Club, pays' },
  { number: '3566002020360505', names: ['pm_card_jcb'], meaning: 'JCB, pays' },
  { number: '6200000000000005', names: ['pm_card_unionpay'], meaning: 'UnionPay, pays' },
  { number: '4000002760000016', names: ['pm_card_de'], meaning: 'Visa from Germany, pays', country: 'DE' },
  { number: '4000002500000003', names: ['pm_card_fr'], meaning: 'Visa from France, pays', country: 'FR' },
  { number: '4000003480000005', names: ['pm_card_hu'], meaning: 'Visa from Hungary, pays', country: 'HU' },
  { number: '4000007520000008', names: ['pm_card_se'], meaning: 'Visa from Sweden, pays', country: 'SE' },
  {
    number: '4000000000000002',
    names: ['pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'],
    meaning: 'declined',
    decline: declined('generic_decline'),
  },
  {
    number: '4000000000009995',
    names: ['pm_card_visa_chargeDeclinedInsufficientFunds', 'pm_card_chargeDeclinedInsufficientFunds'],
    meaning: 'declined: insufficient funds',
    decline: INSUFFICIENT,
  },
  {
    number: '4000000000009987',
    names: ['pm_card_visa_chargeDeclinedLostCard'],
    meaning: 'declined: lost card',
    decline: declined('lost_card'),
  },
  {
    number: '4000000000009979',
    names: ['pm_card_visa_chargeDeclinedStolenCard'],
    meaning: 'declined: stolen card',
    decline: declined('stolen_card'),
  },
  {
    number: '4000000000000069',
    names: ['pm_card_chargeDeclinedExpiredCard'],
    meaning: 'declined: expired card',
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    names: ['pm_card_chargeDeclinedIncorrectCvc'],
    meaning: 'declined: wrong CVC',
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000119',
    names: ['pm_card_chargeDeclinedProcessingError'],
    meaning: 'declined: processing error',
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  {
    number: '4000002500003155',
    names: ['pm_card_authenticationRequiredOnSetup'],
    meaning: '3-D Secure, until saved for later use',
    challenge: 'once',
  },
  {
    number: '4000002760003184',
    names: ['pm_card_authenticationRequired'],
    meaning: '3-D Secure, every time',
    challenge: 'always',
  },
  {
    number: '4000003800000446',
    names: ['pm_card_authenticationRequiredSetupForOffSession'],
    meaning: '3-D Secure with the buyer present, none without',
    challenge: 'on-session',
  },
  {
    number: '4000008260003178',
    names: ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
    meaning: '3-D Secure, later charges without the buyer lack funds',
    challenge: 'on-session',
    offSessionDecline: INSUFFICIENT,
  },
  {
    number: '4000008400001629',
    names: ['pm_card_threeDSecureRequiredChargeDeclined'],
    meaning: '3-D Secure passes, then declined',
    challenge: 'always',
    decline: declined('generic_decline'),
  },
  {
    number: '4000000000003220',
    names: ['pm_card_threeDSecure2Required'],
    meaning: '3-D Secure 2, must be completed',
    challenge: 'always',
  },
  {
    number: '4000000000000341',
    names: ['pm_card_chargeCustomerFail'],
    meaning: 'can be saved, charges are declined',
    decline: declined('generic_decline'),
    saves: true,
  },
  {
    number: '4000000000000259',
    names: ['pm_card_createDispute'],
    meaning: 'pays, then the buyer disputes it',
    dispute: 'needs_response',
  },
  {
    number: '4000000000001976',
    names: ['pm_card_createDisputeInquiry'],
    meaning: 'pays, then the bank inquires',
    dispute: 'warning_needs_response',
  },
  {
    number: '4000000000007726',
    names: ['pm_card_pendingRefund'],
    meaning: 'pays; a refund is pending at first',
    refund: 'pending',
  },
  {
    number: '4000000000005126',
    names: ['pm_card_refundFail'],
    meaning: 'pays; a refund succeeds, then fails',
    refund: 'fails',
  },
];

export function testCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

export function testCardNamed(name: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.names.includes(name));
}
