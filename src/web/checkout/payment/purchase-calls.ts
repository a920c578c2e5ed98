import { type ChosenPlan, chosenOnWire } from '../../../domain/checkout/checkout-link.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { Currency } from '../../../domain/currencies.ts';
import { LANGUAGE } from '../../../domain/language-words.ts';
import { type Money, toDecimal } from '../../../domain/money.ts';
import { answerOf } from '../../api/api.ts';
import type { ShopApi } from '../../api/caller.ts';
import {
  type Attempt,
  type Buyer,
  type CardPayment,
  type ElsewherePayment,
  methodOfPayment,
  type OpenPayment,
  type PayPalPayment,
} from './checkout-memory.ts';
import { partnerCode } from './partner-code.ts';

/** What the buyer agreed to, as shown on the button. */
export interface AgreedOrder {
  plan: ChosenPlan;
  total: Money;
  buyer: Buyer;
  /** The card comes from a wallet. */
  byWallet?: boolean;
  /** Token of a quote with a promotion code. */
  token?: string | undefined;
  /** Token of a quote for a company's VAT number. */
  vatToken?: string | undefined;
}

type StartedCardPayment = Pick<CardPayment, 'clientSecret' | 'intentId' | 'order'>;
type StartedElsewhere = Pick<ElsewherePayment, 'paymentId' | 'order'> & { url: string };
type StartedPayPalPayment = Pick<PayPalPayment, 'paypalOrderId' | 'order'>;

/** A duplicate payment: it is refunded automatically in full, or was never taken. */
export type SecondPayment = 'returned' | 'not_taken';

interface Paid {
  order: string;
  /** Of a purchase of several plans. */
  lines?: { status: 'ready' | 'processing' | 'refunded' }[] | undefined;
  paid_with: string | null;
  second_payment: SecondPayment | null;
}

export type CompletedPurchase =
  | ({ status: 'ready'; iccid: string } & Paid)
  | ({ status: 'processing' } & Paid)
  /** PayPal holds the payment; the shop delivers nothing until PayPal has cleared it. */
  | { status: 'pending'; order: string };

/** The shop's calls for a purchase. All throw {@link ApiFailure}. */
export interface PurchaseCalls {
  start(order: AgreedOrder, attempt: Pick<Attempt, 'id'>): Promise<StartedCardPayment>;
  startPayPal(order: AgreedOrder, attempt: Pick<Attempt, 'id'>): Promise<StartedPayPalPayment>;
  /** @param method one that is paid on its processor's own page */
  startElsewhere(
    order: AgreedOrder,
    attempt: Pick<Attempt, 'id'>,
    method: PaymentMethod,
  ): Promise<StartedElsewhere>;
  complete(plan: ChosenPlan, payment: OpenPayment): Promise<CompletedPurchase>;
}

/** Tells the shop's logs which program called. */
const CLIENT = { headers: { 'X-Client': 'simport-web' } };

export function purchaseCalls({ esims }: ShopApi): PurchaseCalls {
  return {
    async start(order, attempt) {
      const json = requestFor(order, attempt.id, 'card');
      const started = await answerOf(esims['create-payment-intent'].$post({ json }, CLIENT));
      return {
        clientSecret: started.client_secret,
        intentId: started.payment_intent_id,
        order: started.order,
      };
    },
    async startPayPal(order, attempt) {
      const json = requestFor(order, attempt.id, 'paypal');
      const started = await answerOf(esims['create-paypal-order'].$post({ json }, CLIENT));
      return { paypalOrderId: started.paypal_order_id, order: started.order };
    },
    async startElsewhere(order, attempt, method) {
      const json = requestFor(order, attempt.id, method);
      const { payment_id, ...started } = await answerOf(esims['start-payment'].$post({ json }, CLIENT));
      return { ...started, paymentId: payment_id };
    },
    async complete(plan, payment) {
      const { attemptId, order } = payment;
      const json = { ...requestFor({ plan, ...payment }, attemptId, methodOfPayment(payment)), order };
      if ('paymentId' in payment) {
        const ids = { payment_id: payment.paymentId };
        return answerOf(esims['complete-payment'].$post({ json: { ...json, ...ids } }, CLIENT));
      }
      if ('paypalOrderId' in payment) {
        const ids = { paypal_order_id: payment.paypalOrderId, paypal_payer_id: payment.payerId ?? '' };
        return answerOf(esims['complete-paypal-purchase'].$post({ json: { ...json, ...ids } }, CLIENT));
      }
      const ids = { payment_intent_id: payment.intentId, client_secret: payment.clientSecret };
      return answerOf(esims['complete-purchase'].$post({ json: { ...json, ...ids } }, CLIENT));
    },
  };
}

function requestFor(
  { plan, total, buyer, byWallet, token, vatToken }: AgreedOrder,
  attemptId: string,
  method: PaymentMethod,
) {
  const {
    fullName,
    email,
    isUser = false,
    createAccount = false,
    alternativeEmail = '',
    saveCard = false,
    noMarketing = false,
    company,
    vatNumber,
    withdrawalConsent,
  } = buyer;
  return {
    ...chosenOnWire(plan),
    ...(plan.topUpOf !== undefined && { top_up_esim_id: plan.topUpOf, top_up_order: plan.order }),
    price: Number(toDecimal(total)),
    currency: total.currency as Currency,
    billing_details: { fullName, email, ...(company && { company }), ...(vatNumber && { vatNumber }) },
    payment_method: PAYMENT_METHODS[method].wire,
    is_guest: !isUser,
    create_account: createAccount,
    marketing_opt_in: true,
    marketing_opt_out: noMarketing,
    save_card: saveCard,
    send_to_both_emails: alternativeEmail !== '',
    original_user_email: isUser ? email : '',
    alternative_email: alternativeEmail,
    ...(withdrawalConsent !== undefined && { withdrawal_consent: withdrawalConsent }),
    ...(byWallet && { wallet: true }),
    ...(token && { discount_token: token }),
    ...(vatToken && { vat_token: vatToken }),
    language: LANGUAGE,
    ...partnerCode(),
    attempt_id: attemptId,
  };
}
