import { CURRENCIES, CURRENCY_CODES, type Currency, isCurrency } from '../currencies.ts';
import {
  type BasisPoints,
  divideHalfUp,
  formatMoney,
  type Minor,
  type Money,
  ofBase,
  ofMinor,
  retailPrice,
} from '../money.ts';
import { recordOf } from '../record-of.ts';
import { feeSum, inPercent, methodWords } from './payment-words.ts';
import type { QuotedAmounts, Quote } from './quote-schema.ts';

/** The processors, each with its name for people. */
/* oxlint-disable simport/no-literal-words -- only operators see them */
export const PROCESSOR_NAMES = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  bank: 'Fast Bank',
  manual: 'Manual payments',
} as const;
/* oxlint-enable simport/no-literal-words */
export type ProcessorName = keyof typeof PROCESSOR_NAMES;
export const PROCESSORS = Object.keys(PROCESSOR_NAMES) as [ProcessorName, ...ProcessorName[]];

interface Facts {
  /** Several methods may use one processor. */
  processor: ProcessorName;
  /**
   * How the buyer goes on: with a secret in our page, by an approval in a window, or on the processor's own page. `noted`: the
   * shop's own people record it, and no checkout offers it.
   */
  start: 'secret' | 'approve' | 'redirect' | 'noted';
  /** The word that the API uses for the method. */
  wire: string;
  /** What its processor takes. */
  currencies: readonly Currency[];
  /** A share of the plan's price, in addition to the fixed part in {@link CURRENCIES}. */
  feeShare: BasisPoints;
  feeName: string;
  /** Also for a payment whose processor says no more. */
  name: string;
  /** Where a refund goes, in a sentence. */
  source: string;
  /** Of a payment that is held: that it is still checked, and for how long. */
  check: { title: string; takes: string };
}

/** Of an order that an operator made: no price is quoted for it, and it costs nothing. */
const MANUAL = {
  feeName: methodWords.bank.feeName,
  check: methodWords.bank.check,
  processor: 'manual',
  start: 'noted',
  currencies: [],
  feeShare: 0,
} as const;

/** Every way to pay, in the order in which buyers see them. */
const METHODS_BY_NAME = {
  card: {
    ...methodWords.card,
    processor: 'stripe',
    start: 'secret',
    wire: 'stripe',
    currencies: CURRENCY_CODES,
    feeShare: 440,
  },
  paypal: {
    ...methodWords.paypal,
    processor: 'paypal',
    start: 'approve',
    wire: 'paypal',
    currencies: CURRENCY_CODES.filter((code) => CURRENCIES[code].paypal),
    feeShare: 499,
  },
  // Only the sandbox plays it.
  bank: {
    ...methodWords.bank,
    processor: 'bank',
    start: 'redirect',
    wire: 'bank',
    currencies: ['USD', 'EUR'],
    feeShare: 100,
  },
  transfer: { ...MANUAL, ...methodWords.transfer, source: methodWords.bank.source, wire: 'transfer' },
  account: { ...MANUAL, ...methodWords.account, wire: 'account' },
  free: { ...MANUAL, ...methodWords.free, source: methodWords.account.source, wire: 'free' },
} as const satisfies Record<string, Facts>;

export type PaymentMethod = keyof typeof METHODS_BY_NAME;
export type MethodOnWire = (typeof METHODS_BY_NAME)[PaymentMethod]['wire'];
export const PAYMENT_METHODS: Record<PaymentMethod, Facts & { wire: MethodOnWire }> = METHODS_BY_NAME;
export const METHODS = Object.keys(PAYMENT_METHODS) as [PaymentMethod, ...PaymentMethod[]];
/** The ways to pay for an order that an operator made. */
export const MANUAL_METHODS = ['transfer', 'account', 'free'] as const satisfies readonly PaymentMethod[];
export type ManualMethod = (typeof MANUAL_METHODS)[number];
/** A way to pay in a checkout. */
export type OfferedMethod = Exclude<PaymentMethod, ManualMethod>;
/** What prices name, and what is chosen until a buyer says otherwise; and what else a checkout may offer. */
export const [DEFAULT_METHOD, ...OTHER_METHODS] = METHODS.filter(
  (method) => PAYMENT_METHODS[method].start !== 'noted',
) as [OfferedMethod, ...OfferedMethod[]];
export const METHODS_ON_WIRE = METHODS.map((method) => PAYMENT_METHODS[method].wire) as [
  MethodOnWire,
  ...MethodOnWire[],
];

/** The method that the API calls so; the default one if it names none. */
export function methodOnWire(wire: MethodOnWire | null): PaymentMethod {
  return METHODS.find((method) => PAYMENT_METHODS[method].wire === wire) ?? DEFAULT_METHOD;
}

/** The methods as switches distinguish them: wallets use the card's processor. */
export type PausableMethod = PaymentMethod | 'wallets';
export const PAUSABLE_METHODS: readonly PausableMethod[] = [DEFAULT_METHOD, 'wallets', ...OTHER_METHODS];

/** Paused payment methods, each with its notice for visitors. */
export type PausedMethods = Partial<Record<PausableMethod, string | undefined>>;

/** What each method adds to a price. */
export type Fees = Partial<Record<PaymentMethod, Minor>>;

/** A text for each method, from its row. */
export function byMethod<Text>(text: (facts: Facts) => Text): Record<PaymentMethod, Text> {
  return recordOf(METHODS, (method) => text(PAYMENT_METHODS[method]));
}

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return typeof value === 'string' && Object.hasOwn(PAYMENT_METHODS, value);
}

/** Whether buyers see the fee: `added` shows it as a line, `included` has the card fee in every price from the start. */
export const FEE_POLICIES = ['added', 'included'] as const;
export type FeePolicy = (typeof FEE_POLICIES)[number];

/** Whether the method can be used for a payment in this currency. */
export function takesCurrency(method: PaymentMethod, currency: Currency): boolean {
  return PAYMENT_METHODS[method].currencies.includes(currency);
}

/** The plan's displayed price in the base currency: wholesale and markup, a fixed part, and the card fee if prices include it. */
export function planPrice(
  wholesale: Minor,
  markupBp: BasisPoints,
  policy: FeePolicy,
  fixed: Minor = 0,
): Minor {
  const price = retailPrice(wholesale, markupBp) + fixed;
  return policy === 'included' ? price + processingFee(ofBase(price), DEFAULT_METHOD) : price;
}

/**
 * The processing fee on top of a plan's price, in its currency; rounded half up once. @throws {RangeError} for a currency in which
 * nothing is sold
 */
export function processingFee({ amount, currency }: Money, method: PaymentMethod): Minor {
  const { step, feeEach } = factsOf(currency);
  return divideHalfUp(amount * PAYMENT_METHODS[method].feeShare, 10_000 * step) * step + feeEach;
}

/**
 * The part of a paid amount that is its processing fee by the same rule, in its currency: what a payment costs as long as its
 * processor has not said. Of a currency in which nothing is sold, only the share.
 */
export function feeWithin({ amount, currency }: Money, method: PaymentMethod): Minor {
  const each = isCurrency(currency) ? CURRENCIES[currency].feeEach : 0;
  const price = divideHalfUp(Math.max(amount - each, 0) * 10_000, 10_000 + PAYMENT_METHODS[method].feeShare);
  return amount - price;
}

/** The rule of {@link processingFee} for people: '4.4% + $0.30'. */
export function feeRule(method: PaymentMethod, currency: string): string {
  const each = ofMinor(factsOf(currency).feeEach, currency);
  return feeSum(inPercent(PAYMENT_METHODS[method].feeShare / 100), formatMoney(each));
}

function factsOf(currency: string) {
  if (!isCurrency(currency)) throw new RangeError(`nothing is sold in ${currency}`);
  return CURRENCIES[currency];
}

/** Of one currency, in its minor units. */
export interface Amounts {
  price: Minor;
  fee: Minor;
  total: Minor;
}

/** The buyer's amounts with `method` for a plan whose displayed price under the same policy is `price`. */
export function amountsFor(price: Money, method: PaymentMethod, policy: FeePolicy): Amounts {
  const fee = policy === 'included' ? 0 : processingFee(price, method);
  return { price: price.amount, fee, total: price.amount + fee };
}

/** A quote's price with this payment method. @throws {RangeError} if the shop does not offer it */
export function quotedBy({ methods }: Pick<Quote, 'methods'>, method: PaymentMethod): Price {
  const amounts = methods[PAYMENT_METHODS[method].wire];
  if (!amounts) throw new RangeError(`no price by ${method}`);
  return priceOf(amounts);
}

/** The method, or a card where the method does not take the quote's currency. */
export function methodIn({ methods }: Pick<Quote, 'methods'>, method: PaymentMethod): PaymentMethod {
  return methods[PAYMENT_METHODS[method].wire] ? method : DEFAULT_METHOD;
}

/** The API's amounts as money. */
export function priceOf({
  price_cents,
  discount,
  tax_off_cents,
  fee_cents,
  total_cents,
  currency,
}: QuotedAmounts): Price {
  return {
    plan: ofMinor(price_cents, currency),
    ...(discount && { discount: discountIn(discount, currency) }),
    ...(tax_off_cents !== undefined && { taxOff: ofMinor(-tax_off_cents, currency) }),
    fee: ofMinor(fee_cents, currency),
    total: ofMinor(total_cents, currency),
  };
}

interface Discount {
  code: string;
  off: Money;
  /** '20%', '$5.00': what the code promises, if the plan's price allows less. */
  promised?: string;
}

function discountIn(
  { code, cents, capped }: NonNullable<QuotedAmounts['discount']>,
  currency: string,
): Discount {
  const off = ofMinor(-cents, currency);
  if (!capped) return { code, off };
  const { percent_bp: share, amount_cents: amount } = capped;
  return {
    code,
    off,
    promised: share === null ? formatMoney(ofMinor(amount ?? 0, currency)) : inPercent(share / 100),
  };
}

/** A buyer's price: the plan's price, minus the discount, plus the fee of the method (0 if prices include it), and the total. */
export interface Price {
  plan: Money;
  /** Left out without a code. `off` is negative. */
  discount?: Discount;
  /** The tax that a business is not charged, negative; left out for everybody else. */
  taxOff?: Money;
  fee: Money;
  total: Money;
}
