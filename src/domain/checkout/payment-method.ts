import {
  type BasisPoints,
  type Cents,
  divideHalfUp,
  formatMoney,
  type Money,
  ofCents,
  retailPrice,
} from '../money.ts';
import type { QuotedAmounts, Quote } from './quote-schema.ts';

/** The processors, by the words that the API uses for payment methods. */
export const PROCESSORS = ['stripe', 'paypal'] as const;
export type ProcessorName = (typeof PROCESSORS)[number];

/** The payment method. Several methods may use one processor. */
export type PaymentMethod = 'card' | 'paypal';

interface Facts {
  processor: ProcessorName;
  /** A share of the plan's price, in addition to {@link FEE_EACH}. */
  feeShare: BasisPoints;
  feeName: string;
  /** For a payment whose processor says no more. */
  name: string;
  /** Where a refund goes, in a sentence. */
  source: string;
}

export const PAYMENT_METHODS: Record<PaymentMethod, Facts> = {
  card: {
    processor: 'stripe',
    feeShare: 440,
    feeName: 'Card processing fee',
    name: 'Card',
    source: 'your card',
  },
  paypal: {
    processor: 'paypal',
    feeShare: 499,
    feeName: 'PayPal processing fee',
    name: 'PayPal',
    source: 'PayPal',
  },
};

const FEE_EACH: Cents = 30;

/** The method of a payment at this processor. */
export function methodAt(processor: ProcessorName): PaymentMethod {
  return processor === 'paypal' ? 'paypal' : 'card';
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
  return policy === 'included' ? price + processingFee(price, 'card') : price;
}

/** Processing fee on top of the plan price: card 4.4 % + $0.30, PayPal 4.99 % + $0.30; rounded half up once. */
export function processingFee(price: Cents, method: PaymentMethod): Cents {
  return divideHalfUp(price * PAYMENT_METHODS[method].feeShare, 10_000) + FEE_EACH;
}

/** The rule of {@link processingFee} for people: '4.4% + $0.30'. */
export function feeRule(method: PaymentMethod): string {
  return `${PAYMENT_METHODS[method].feeShare / 100}% + ${formatMoney(ofCents(FEE_EACH))}`;
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
  const amounts = methods[PAYMENT_METHODS[method].processor];
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
    promised: share === null ? formatMoney(ofCents(amount ?? 0, currency)) : `${share / 100}%`,
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
