import { StatusPill } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import { Moment } from './moment.tsx';
import { customerLineWords as words } from './words.ts';

import styles from './order-line.module.css';

export function CustomerLine({ customer }: { customer: Output<'customers'>['customers'][number] }) {
  const { name, address, kind, orders, blocked, at } = customer;
  return (
    <span className={styles['order']}>
      <span className={styles['line']}>
        <span className={styles['number']}>{name || address}</span>
        {blocked && <StatusPill tone="bad">{words.blocked}</StatusPill>}
      </span>
      <span className={styles['below']}>
        {[name && address, words[kind], orders > 0 && words.orders(orders)].filter(Boolean).join(' · ')} ·{' '}
        <Moment at={at} />
      </span>
    </span>
  );
}
