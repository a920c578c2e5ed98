import type { ReadName } from './verbs.ts';

/**
 * How a verb's answer follows the shop. `named`: of one thing, when that has changed; `slow`: a report, at most every half minute;
 * `never`: it asks others, belongs to an open question, or does not change by what people do. All others are `quick`: they follow at once.
 */
export type Pace = 'quick' | 'named' | 'slow' | 'never';

export const SLOW_MS = 30_000;

const PACES: Partial<Record<ReadName, Pace>> = {
  order: 'named',
  journal: 'named',
  customer: 'named',
  lead: 'named',
  case: 'named',
  dispute: 'named',
  payout: 'named',
  reconciliation: 'named',
  sync_log: 'named',
  promotion: 'named',
  dashboard: 'slow',
  refund_rates: 'slow',
  income: 'slow',
  health: 'slow',
  jobs: 'slow',
  places: 'slow',
  place: 'slow',
  balances: 'never',
  oss_return: 'never',
  price_checks: 'never',
  missed_searches: 'never',
  refund_preview: 'never',
  replace_preview: 'never',
  brand_invoice: 'never',
  secrets: 'slow',
  mail_preview: 'never',
  mail_templates: 'never',
};

export function paceOf(name: string): Pace {
  return PACES[name as ReadName] ?? 'quick';
}
