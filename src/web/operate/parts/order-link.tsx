import { Link } from 'react-router';

import { OnPhone } from './list/on-phone.tsx';
import { partWords } from './words.ts';

import styles from './order-link.module.css';

interface OrderLinkProps {
  order: { id: string; number: string; buyer?: string; plan?: string } | null;
}

/** An order's number as a link, with who bought what below it where that is known; a dash without an order. */
export function OrderLink({ order }: OrderLinkProps) {
  if (!order) return partWords.none;
  const known = knownOf(order);
  return (
    <>
      <Link to={`/orders/${order.id}`}>{order.number}</Link>
      {known !== '' && <span className={styles['known']}>{known}</span>}
    </>
  );
}

/** The same behind the text of another cell, for phones, where a link has no room for it. */
export function KnownOnPhone({ order, hasNumber = false }: OrderLinkProps & { hasNumber?: boolean }) {
  const known = order ? [hasNumber && order.number, knownOf(order)].filter(Boolean).join(' · ') : '';
  return known !== '' && <OnPhone> · {known}</OnPhone>;
}

function knownOf({ buyer, plan }: NonNullable<OrderLinkProps['order']>): string {
  return [buyer, plan].filter(Boolean).join(' · ');
}
