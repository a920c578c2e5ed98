import { Link } from 'react-router';

import { partWords } from './words.ts';

interface OrderLinkProps {
  order: { id: string; number: string } | null;
}

/** An order's number as a link; a dash without an order. */
export function OrderLink({ order }: OrderLinkProps) {
  return order ? <Link to={`/orders/${order.id}`}>{order.number}</Link> : partWords.none;
}
