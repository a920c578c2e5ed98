import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';

type Order = Output<'order'>;
export type MoneyAct = 'whole' | 'part' | 'goodwill' | 'replace';

/** The refunds and replacement that the operator's role and the order's state allow. */
export function useMoneyChoices({ refused }: Order): MoneyAct[] {
  const can = useCan();
  const choices: MoneyAct[] = [];
  if (can('order.refund') && refused.refund === undefined) choices.push('whole');
  if (can('order.refund') && refused.refund_part === undefined) choices.push('part', 'goodwill');
  if (can('order.replace') && refused.replace === undefined) choices.push('replace');
  return choices;
}
