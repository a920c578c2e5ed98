import warningIcon from '@phosphor-icons/core/fill/warning-fill.svg?raw';

import { Icon } from '../../ui/icon.tsx';
import type { Output } from '../api/verbs.ts';
import type { Column } from '../parts/list/data-table.tsx';
import { OnPhone } from '../parts/list/on-phone.tsx';
import { Moment } from '../parts/moment.tsx';
import { PurchaseStatePill } from '../parts/purchase-state-pill.tsx';
import { partWords } from '../parts/words.ts';
import { ordersWords as words } from './words.ts';

import styles from './orders.module.css';

type ListedOrder = Output<'orders'>['orders'][number];

/** What needs an operator's attention, the most urgent first. */
function attentionOf({ dispute_lost, disputed, needs_review }: ListedOrder): string | null {
  if (dispute_lost) return words.disputeLost;
  if (disputed) return words.disputed;
  return needs_review === null ? null : words.review;
}

function Attention({ order }: { order: ListedOrder }) {
  const attention = attentionOf(order);
  if (attention === null) return null;
  return (
    <span className={styles['attention']} title={order.needs_review ?? undefined}>
      <Icon of={warningIcon} size={16} />
      {attention}
    </span>
  );
}

/** Who bought it: the name, with the masked address below it. */
function Buyer({ order: { name, buyer } }: { order: ListedOrder }) {
  if (name === '') return buyer || words.erased;
  return (
    <>
      {name}
      <span className={styles['address']}>{buyer}</span>
    </>
  );
}

export const orderColumns: readonly Column<ListedOrder, keyof typeof words.columns>[] = [
  {
    id: 'number',
    phone: 'lead',
    cell: (order) => {
      const attention = attentionOf(order);
      return (
        <span className={styles['number']}>
          {order.number}
          {attention !== null && (
            <OnPhone>
              <Icon of={warningIcon} size={16} label={attention} />
            </OnPhone>
          )}
        </span>
      );
    },
  },
  {
    id: 'created',
    phone: 'below',
    cell: ({ created_at: at, name, buyer, plan, together }) => (
      <>
        <Moment at={at} />
        <OnPhone>{` · ${[name || buyer, plan, together && partWords.together].filter(Boolean).join(' · ')}`}</OnPhone>
      </>
    ),
  },
  { id: 'state', phone: 'end', cell: ({ state }) => <PurchaseStatePill state={state} /> },
  { id: 'buyer', cell: (order) => <Buyer order={order} /> },
  { id: 'country', isExtra: true, cell: ({ country_code: country }) => country },
  { id: 'plan', cell: ({ plan }) => plan },
  {
    id: 'method',
    cell: (order) => (
      <>
        {nameOfMethod(order)}
        {order.together && <span className={styles['address']}>{partWords.together}</span>}
      </>
    ),
  },
  { id: 'attention', cell: (order) => <Attention order={order} /> },
  { id: 'paid', phone: 'below-end', isNumber: true, cell: ({ paid }) => paid?.text ?? words.notPaid },
];

/** A processor's name; a card's brand stays as it is. */
function nameOfMethod({ method, processor }: Pick<ListedOrder, 'method' | 'processor'>): string {
  if (processor !== null && method === processor) return words.methods[processor];
  return method ?? partWords.none;
}
