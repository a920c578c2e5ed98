import emptyIcon from '@phosphor-icons/core/regular/user-list.svg?raw';

import { StatusPill } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import { ListScreen } from '../parts/list-screen.tsx';
import { OnPhone } from '../parts/list/on-phone.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { customersWords as words } from './words.ts';

import styles from './customers.module.css';

type Listed = Output<'customers'>['customers'][number];

/** What an operator should know before opening a customer: what is wrong as pills, and the rest as words. */
function Marks({ of }: { of: Listed }) {
  const { blocked, disputed, noted, merged, is_operator: isOperator } = of;
  const others = [noted && words.noted, merged > 0 && words.merged(merged), isOperator && words.operator];
  return (
    <span className={styles['marks']}>
      {blocked && <StatusPill tone="bad">{words.blocked}</StatusPill>}
      {disputed && <StatusPill tone="bad">{words.disputed}</StatusPill>}
      {others.filter(Boolean).join(' · ')}
    </span>
  );
}

const spentIn = ({ spent, orders }: Listed) =>
  orders === 0 ? partWords.none : spent.map(({ text }) => text).join(' + ');

/** Everybody who has bought, and accounts. */
export function Customers() {
  const list = useList('customers', {
    search: { kind: 'text', maxLength: 320 },
    blocked: { kind: 'choice', options: { yes: words.yes } },
  });
  return (
    <ListScreen
      list={list}
      words={words}
      lead={list.data?.near ? words.near : words.lead}
      icon={emptyIcon}
      rows={list.data?.customers}
      columns={[
        {
          id: 'name',
          phone: 'lead',
          breaks: 'anywhere',
          cell: ({ name, address }) => (
            <>
              {name || address}
              {name !== '' && <span className={styles['address']}>{address}</span>}
            </>
          ),
        },
        {
          id: 'last',
          phone: 'below',
          cell: ({ kind, orders, at, last_order_at: last }) => (
            <>
              <OnPhone>
                {orders === 0 ? words.kinds[kind] : words.orders(orders)}
                {' · '}
              </OnPhone>
              {last === null ? (
                <>
                  {words.since} <Moment at={at} />
                </>
              ) : (
                <Moment at={last} />
              )}
            </>
          ),
        },
        { id: 'kind', cell: ({ kind }) => words.kinds[kind] },
        {
          id: 'marks',
          phone: 'end',
          cell: (customer) => <Marks of={customer} />,
        },
        {
          id: 'seen',
          isExtra: true,
          cell: ({ last_seen_at: at }) => (at === null ? partWords.none : <Moment at={at} />),
        },
        { id: 'orders', isNumber: true, cell: ({ orders }) => orders },
        { id: 'spent', phone: 'below-end', isNumber: true, cell: spentIn },
        {
          id: 'dollars',
          isExtra: true,
          isNumber: true,
          cell: ({ spent_dollars: dollars, orders }) => (orders === 0 ? partWords.none : dollars.text),
        },
      ]}
      idOf={({ id }) => id}
      nameOf={({ name, address }) => name || address}
      hrefOf={({ id }) => `/customers/${id}`}
    />
  );
}
