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

/** Who moves the money. The API says these words where it asks for a way to pay. */
export const PROCESSORS = ['stripe', 'paypal'] as const;
export type ProcessorName = (typeof PROCESSORS)[number];

/** How a buyer pays. Several ways may go through one processor. */
export type PaymentMethod = 'card' | 'paypal';

interface Facts {
  processor: ProcessorName;
  /** Of the plan's price, beside {@link FEE_EACH}. */
  feeShare: BasisPoints;
  feeName: string;
  /** Of a payment whose processor says no more. */
  name: string;
  /** Where the money goes back to, in a sentence. */
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

/** The way to pay that a payment at this processor was made by. */
export function methodAt(processor: ProcessorName): PaymentMethod {
  return processor === 'paypal' ? 'paypal' : 'card';
}

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return typeof value === 'string' && Object.hasOwn(PAYMENT_METHODS, value);
}

/** Who sees the fee: `added` shows it as a line of its own, `included` has the fee of a card in every price from the start. */
export const FEE_POLICIES = ['added', 'included'] as const;
export type FeePolicy = (typeof FEE_POLICIES)[number];

/** What a plan is shown and sold for: wholesale and markup, a fixed part on top, and the fee of a card where that is in the price. */
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

/** What the buyer pays by `method` for a plan whose {@link planPrice} under the same policy is `price`. */
export function amountsFor(price: Cents, method: PaymentMethod, policy: FeePolicy): Amounts {
  const fee = policy === 'included' ? 0 : processingFee(price, method);
  return { price, fee, total: price + fee };
}

/** What a quote asks for by this way to pay. @throws {RangeError} where the shop does not take it */
export function quotedBy({ methods }: Pick<Quote, 'methods'>, method: PaymentMethod): Price {
  const amounts = methods[PAYMENT_METHODS[method].processor];
  if (!amounts) throw new RangeError(`no price by ${method}`);
  return priceOf(amounts);
}

/** What the API says of a price, as money. */
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
  /** '20%', '$5.00': what the code promises, where the plan's price allows less. */
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

/** What a buyer pays, or paid: the plan's price, less what a code took off, the fee of the method (0 where it is in the price), and all together. */
export interface Price {
  plan: Money;
  /** Left out where there was no code. `off` is less than nothing. */
  discount?: Discount;
  fee: Money;
  total: Money;
}
