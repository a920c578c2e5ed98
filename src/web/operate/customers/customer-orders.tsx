import { Link } from 'react-router';

import { Disclosure } from '../../ui/panels/disclosure.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import { orderColumns } from '../orders/order-columns.tsx';
import { Box } from '../parts/box.tsx';
import { Facts } from '../parts/facts.tsx';
import { type Column, DataTable } from '../parts/list/data-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { customerWords as words } from './words.ts';

import styles from './customers.module.css';

type Customer = Output<'customer'>;
type Esim = Customer['esims'][number];
type Consent = Customer['consents'][number];

const ofOrder = (order: { id: string; number: string } | null) =>
  order ? <Link to={`/orders/${order.id}`}>{order.number}</Link> : partWords.none;

/** On their own page nobody has to be told whose orders these are. */
const ORDER_COLUMNS = orderColumns.filter(({ id }) => id !== 'buyer');

const ESIM_COLUMNS: readonly Column<Esim>[] = [
  { id: 'iccid', header: words.esims.columns.iccid, phone: 'lead', cell: ({ iccid }) => iccid },
  {
    id: 'state',
    header: words.esims.columns.state,
    phone: 'end',
    cell: ({ network_state: state, status }) => state ?? status ?? words.esims.unknown,
  },
  {
    id: 'country',
    header: words.esims.columns.country,
    phone: 'below',
    cell: ({ country, order }) => (
      <>
        {country}
        <span className={styles['on-phone']}> · {ofOrder(order)}</span>
      </>
    ),
  },
  { id: 'plan', header: words.esims.columns.plan, isExtra: true, cell: ({ plan }) => plan },
  { id: 'order', header: words.esims.columns.order, cell: ({ order }) => ofOrder(order) },
  { id: 'bought', header: words.esims.columns.bought, cell: ({ bought_at: at }) => <Moment at={at} /> },
];

const yesOrNo = (given: boolean) => (
  <StatusPill tone={given ? 'good' : 'quiet'}>
    {given ? words.consents.given : words.consents.refused}
  </StatusPill>
);

const CONSENT_COLUMNS: readonly Column<Consent>[] = [
  { id: 'to', header: words.consents.columns.to, phone: 'lead', cell: ({ to }) => words.consents.to[to] },
  { id: 'given', header: words.consents.columns.given, phone: 'end', cell: ({ given }) => yesOrNo(given) },
  { id: 'at', header: words.consents.columns.at, phone: 'below', cell: ({ at }) => <Moment at={at} /> },
  {
    id: 'order',
    header: words.consents.columns.order,
    phone: 'below-end',
    cell: ({ order }) => ofOrder(order),
  },
  {
    id: 'version',
    header: words.consents.columns.version,
    cell: ({ version }) => version ?? partWords.none,
  },
];

/** What they bought, the eSIMs that it brought, and what they agreed to along with it. */
export function CustomerOrders({ customer }: { customer: Customer }) {
  const { id, orders, more_orders: hasMore, esims, consents } = customer;
  return (
    <div className={styles['part']}>
      <Box title={words.orders.title}>
        <DataTable
          name="customer-orders"
          label={words.orders.title}
          columns={ORDER_COLUMNS}
          rows={orders}
          idOf={({ id }) => id}
          nameOf={({ number }) => number}
          hrefOf={({ id }) => `/orders/${id}`}
          empty={<p className={styles['quiet']}>{words.orders.none}</p>}
        />
        {hasMore && (
          <p className={styles['quiet']}>
            {words.orders.more} <Link to={`/orders?customer=${id}`}>{words.orders.all}</Link>
          </p>
        )}
      </Box>
      <Box title={words.esims.title}>
        <DataTable
          name="customer-esims"
          label={words.esims.title}
          columns={ESIM_COLUMNS}
          rows={esims}
          idOf={({ order }) => order.id}
          nameOf={({ iccid }) => iccid}
          empty={<p className={styles['quiet']}>{words.esims.none}</p>}
        />
      </Box>
      <Box title={words.consents.title}>
        <Consents consents={consents} />
      </Box>
    </div>
  );
}

/** How each stands now; all of them at a press. */
function Consents({ consents }: { consents: readonly Consent[] }) {
  if (consents.length === 0) return <p className={styles['quiet']}>{words.consents.none}</p>;
  const newest = new Map<Consent['to'], Consent>();
  for (const consent of consents) if (!newest.has(consent.to)) newest.set(consent.to, consent);
  return (
    <>
      <div className={styles['facts']}>
        <Facts
          facts={[...newest.values()].map(({ to, given, at }) => [
            words.consents.to[to],
            <>
              {given ? words.consents.given : words.consents.refused} · <Moment at={at} />
            </>,
          ])}
        />
      </div>
      {consents.length > newest.size && (
        <div className={styles['more']}>
          <Disclosure summary={words.consents.all(consents.length)}>
            <DataTable
              name="customer-consents"
              label={words.consents.title}
              columns={CONSENT_COLUMNS}
              rows={consents}
              idOf={({ to, order, at }) => `${to} ${order?.id ?? at}`}
              nameOf={({ to }) => words.consents.to[to]}
              empty={null}
            />
          </Disclosure>
        </div>
      )}
    </>
  );
}
