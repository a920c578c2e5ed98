import { Link } from 'react-router';

import { partWords } from './words.ts';

interface OrderLinkProps {
  order: { id: string; number: string } | null;
}

/** An order by its number, which leads to it; a dash where there is none. */
export function OrderLink({ order }: OrderLinkProps) {
  return order ? <Link to={`/orders/${order.id}`}>{order.number}</Link> : partWords.none;
}
