import { useMay } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';

type Order = Output<'order'>;
export type MoneyAct = 'whole' | 'part' | 'goodwill' | 'replace';

/** What sends money back, or an eSIM in place of one: as the role of who is in, and the state of the order, allow. */
export function useMoneyChoices(order: Order): MoneyAct[] {
  const may = useMay();
  return [
    ...(may('order.refund') ? refundsOf(order) : []),
    ...(may('order.replace') && isReplaceable(order) ? ['replace' as const] : []),
  ];
}

/** An amount leaves the eSIM, so there has to be one; and nothing goes by halves while a bank decides. */
function refundsOf(order: Order): MoneyAct[] {
  const isPaid = order.payments.some(({ status }) => status === 'accepted');
  if (!isPaid || order.state === 'refunding' || order.state === 'refunded') return [];
  return isKept(order) ? ['whole', 'part', 'goodwill'] : ['whole'];
}

/** A plan that was added to an eSIM brought none. */
function isReplaceable(order: Order): boolean {
  return isKept(order) && order.top_up_iccid === null;
}

/** Its buyer has the eSIM, and no bank decides about the money. */
function isKept({ state, disputed, dispute_lost_at: lostAt }: Order): boolean {
  return (state === 'provisioned' || state === 'delivered') && !disputed && lostAt === null;
}
