import { Link } from 'react-router';

import type { Order } from '../../domain/checkout/order-schema.ts';
import { paths } from '../core/paths.ts';
import { boughtTogetherWords as words } from './words.ts';

import styles from './bought-together.module.css';

/** The orders of one purchase, each with its own page, eSIM and refund. */
export function BoughtTogether({ order: { basket } }: { order: Order }) {
  if (!basket) return null;
  return (
    <nav aria-label={words.title} className={styles['together']}>
      <ol>
        {basket.map(({ order, number, plan_name: name, state, is_this: isThis }) => (
          <li key={number}>
            <Link to={paths.order(order)} aria-current={isThis ? 'page' : undefined}>
              <b>{name}</b>
              <span>{words.states[state]}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
