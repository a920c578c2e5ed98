/** By what income is told. */
export const INCOME_PARTS = ['day', 'month', 'country', 'plan', 'method', 'partner'] as const;
export type IncomePart = (typeof INCOME_PARTS)[number];

/** What came in and went out, in cents. */
export interface Income {
  /** Orders that were paid. */
  orders: number;
  gross: number;
  refunds: number;
  /** Payments that banks gave back to their buyers. */
  disputes: number;
  fees: number;
  /** What wholesalers asked, less what they credited. */
  cost: number;
  /** Payments and refunds of which no fee is known yet. */
  unread: number;
}

export function marginIn({ gross, refunds, disputes, fees, cost }: Income): number {
  return gross - refunds - disputes - fees - cost;
}

/** Several as one. */
export function incomeOf(all: readonly Income[]): Income {
  const sum = { orders: 0, gross: 0, refunds: 0, disputes: 0, fees: 0, cost: 0, unread: 0 };
  for (const one of all) for (const name of Object.keys(sum) as (keyof Income)[]) sum[name] += one[name];
  return sum;
}
