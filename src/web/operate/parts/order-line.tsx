import type { Output } from '../api/verbs.ts';
import { Moment } from './moment.tsx';
import { PurchaseStatePill } from './purchase-state-pill.tsx';
import { partWords } from './words.ts';

import styles from './order-line.module.css';

export function OrderLine({ order }: { order: Output<'find'>['orders'][number] }) {
  return (
    <span className={styles['order']}>
      <span className={styles['line']}>
        <span className={styles['number']}>{order.number}</span>
        <PurchaseStatePill state={order.state} />
      </span>
      <span className={styles['below']}>
        {[order.name || order.buyer, order.plan, order.paid?.text, order.together && partWords.together]
          .filter(Boolean)
          .join(' · ')}
        {' · '}
        <Moment at={order.created_at} />
      </span>
    </span>
  );
}
