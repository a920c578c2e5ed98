import { useMay } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';

type Order = Output<'order'>;
export type MoneyAct = 'whole' | 'part' | 'goodwill' | 'replace';

/** The refunds and replacement that the operator's role and the order's state allow. */
export function useMoneyChoices({ refused }: Order): MoneyAct[] {
  const may = useMay();
  const choices: MoneyAct[] = [];
  if (may('order.refund') && refused.refund === undefined) choices.push('whole');
  if (may('order.refund') && refused.refund_part === undefined) choices.push('part', 'goodwill');
  if (may('order.replace') && refused.replace === undefined) choices.push('replace');
  return choices;
}
