import {
  type BasisPoints,
  type Cents,
  divideHalfUp,
  formatMoney,
  type Money,
  ofCents,
  retailPrice,
} from '../money.ts';
import { recordOf } from '../record-of.ts';
import { feeSum, inPercent, methodWords } from './payment-words.ts';
import type { QuotedAmounts, Quote } from './quote-schema.ts';

/** The processors, each with its name for people. */
// oxlint-disable-next-line simport/no-literal-words -- only operators see them
export const PROCESSOR_NAMES = { stripe: 'Stripe', paypal: 'PayPal', bank: 'Fast Bank' } as const;
export type ProcessorName = keyof typeof PROCESSOR_NAMES;
export const PROCESSORS = Object.keys(PROCESSOR_NAMES) as [ProcessorName, ...ProcessorName[]];

interface Facts {
  /** Several methods may use one processor. */
  processor: ProcessorName;
  /** How the buyer goes on: with a secret in our page, by an approval in a window, or on the processor's own page. */
  start: 'secret' | 'approve' | 'redirect';
  /** The word that the API uses for the method. */
  wire: string;
  /** A share of the plan's price, in addition to `feeEach`. */
  feeShare: BasisPoints;
  feeEach: Cents;
  /** The least total that can be paid. */
  leastCharge: Cents;
  feeName: string;
  /** Also for a payment whose processor says no more. */
  name: string;
  /** Where a refund goes, in a sentence. */
  source: string;
  /** Of a payment that is held: that it is still checked, and for how long. */
  check: { title: string; takes: string };
}

/** Every way to pay, in the order in which buyers see them. */
const METHODS_BY_NAME = {
  card: {
    ...methodWords.card,
    processor: 'stripe',
    start: 'secret',
    wire: 'stripe',
    feeShare: 440,
    feeEach: 30,
    // Less gives `amount_too_small`: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
    leastCharge: 50,
  },
  paypal: {
    ...methodWords.paypal,
    processor: 'paypal',
    start: 'approve',
    wire: 'paypal',
    feeShare: 499,
    feeEach: 30,
    leastCharge: 50,
  },
  // Only the sandbox plays it.
  bank: {
    ...methodWords.bank,
    processor: 'bank',
    start: 'redirect',
    wire: 'bank',
    feeShare: 100,
    feeEach: 20,
    leastCharge: 1,
  },
} as const satisfies Record<string, Facts>;

export type PaymentMethod = keyof typeof METHODS_BY_NAME;
export type MethodOnWire = (typeof METHODS_BY_NAME)[PaymentMethod]['wire'];
export const PAYMENT_METHODS: Record<PaymentMethod, Facts & { wire: MethodOnWire }> = METHODS_BY_NAME;
export const METHODS = Object.keys(PAYMENT_METHODS) as [PaymentMethod, ...PaymentMethod[]];
/** What prices name, and what is chosen until a buyer says otherwise. */
export const [DEFAULT_METHOD, ...OTHER_METHODS] = METHODS;
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
export type Fees = Partial<Record<PaymentMethod, Cents>>;

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

/** The plan's displayed price: wholesale and markup, a fixed part, and the card fee if prices include it. */
export function planPrice(
  wholesale: Cents,
  markupBp: BasisPoints,
  policy: FeePolicy,
  fixed: Cents = 0,
): Cents {
  const price = retailPrice(wholesale, markupBp) + fixed;
  return policy === 'included' ? price + processingFee(price, DEFAULT_METHOD) : price;
}

/** The processing fee on top of a plan's price; rounded half up once. */
export function processingFee(price: Cents, method: PaymentMethod): Cents {
  const { feeShare, feeEach } = PAYMENT_METHODS[method];
  return divideHalfUp(price * feeShare, 10_000) + feeEach;
}

/** The rule of {@link processingFee} for people: '4.4% + $0.30'. */
export function feeRule(method: PaymentMethod): string {
  const { feeShare, feeEach } = PAYMENT_METHODS[method];
  return feeSum(inPercent(feeShare / 100), formatMoney(ofCents(feeEach)));
}

export interface Amounts {
  price: Cents;
  fee: Cents;
  total: Cents;
}

/** The buyer's amounts with `method` for a plan whose {@link planPrice} under the same policy is `price`. */
export function amountsFor(price: Cents, method: PaymentMethod, policy: FeePolicy): Amounts {
  const fee = policy === 'included' ? 0 : processingFee(price, method);
  return { price, fee, total: price + fee };
}

/** A quote's price with this payment method. @throws {RangeError} if the shop does not offer it */
export function quotedBy({ methods }: Pick<Quote, 'methods'>, method: PaymentMethod): Price {
  const amounts = methods[PAYMENT_METHODS[method].wire];
  if (!amounts) throw new RangeError(`no price by ${method}`);
  return priceOf(amounts);
}

/** The API's amounts as money. */
export function priceOf({ price_cents, discount, fee_cents, total_cents, currency }: QuotedAmounts): Price {
  return {
    plan: ofCents(price_cents, currency),
    ...(discount && { discount: discountIn(discount, currency) }),
    fee: ofCents(fee_cents, currency),
    total: ofCents(total_cents, currency),
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
  const off = ofCents(-cents, currency);
  if (!capped) return { code, off };
  const { percent_bp: share, amount_cents: amount } = capped;
  return {
    code,
    off,
    promised: share === null ? formatMoney(ofCents(amount ?? 0, currency)) : inPercent(share / 100),
  };
}

/** A buyer's price: the plan's price, minus the discount, plus the fee of the method (0 if prices include it), and the total. */
export interface Price {
  plan: Money;
  /** Left out without a code. `off` is negative. */
  discount?: Discount;
  fee: Money;
  total: Money;
}
