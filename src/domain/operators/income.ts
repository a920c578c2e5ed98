/** The ways to group income. */
export const INCOME_PARTS = ['day', 'month', 'country', 'plan', 'method', 'partner', 'currency'] as const;
export type IncomePart = (typeof INCOME_PARTS)[number];

/** Income and costs, in cents of the base currency. */
export interface Income {
  /** Paid orders. */
  orders: number;
  gross: number;
  refunds: number;
  /** Payments that banks returned to their buyers. */
  disputes: number;
  /** With the estimated ones. */
  fees: number;
  /** The part of the fees that is estimated, by `feeWithin`, for no processor has said it yet. */
  estimated: number;
  /** The wholesalers' prices, minus their credits. */
  cost: number;
  /** Payments and refunds without a known fee so far. */
  unread: number;
}

/** The shop's only margin: of an order, a day, a month or anything else that adds up. */
export function marginIn({ gross, refunds, disputes, fees, cost }: Income): number {
  return gross - refunds - disputes - fees - cost;
}

/** Several incomes added up. */
export function incomeOf(all: readonly Income[]): Income {
  const sum = { orders: 0, gross: 0, refunds: 0, disputes: 0, fees: 0, estimated: 0, cost: 0, unread: 0 };
  for (const one of all) for (const name of Object.keys(sum) as (keyof Income)[]) sum[name] += one[name];
  return sum;
}
