import { Link } from 'react-router';

import { bundleLabels } from '../../../domain/esims/words.ts';
import { Disclosure } from '../../ui/panels/disclosure.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import { orderColumns } from '../orders/order-columns.tsx';
import { ordersWords } from '../orders/words.ts';
import { Card } from '../parts/card.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { Cards, Quiet } from '../parts/layout.tsx';
import { type Column, DataTable } from '../parts/list/data-table.tsx';
import { OnPhone } from '../parts/list/on-phone.tsx';
import { Moment } from '../parts/moment.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { partWords } from '../parts/words.ts';
import { CustomerTroubles } from './customer-troubles.tsx';
import { customerWords as words } from './words.ts';

import styles from './customers.module.css';

type Customer = Output<'customer'>;
type Esim = Customer['esims'][number];
type Consent = Customer['consents'][number];

/** On the customer's own page, the buyer is always the same. */
const ORDER_COLUMNS = orderColumns.filter(({ id }) => id !== 'buyer');

const ESIM_COLUMNS: readonly Column<Esim, keyof typeof words.esims.columns>[] = [
  { id: 'iccid', phone: 'lead', cell: ({ iccid }) => iccid },
  {
    id: 'state',
    phone: 'end',
    cell: ({ network_state: state, status }) =>
      (state && bundleLabels[state]) ?? (status && words.esims.statuses[status]) ?? words.esims.unknown,
  },
  {
    id: 'country',
    phone: 'below',
    cell: ({ country, order }) => (
      <>
        {country}
        <OnPhone>
          {' · '}
          <OrderLink order={order} />
        </OnPhone>
      </>
    ),
  },
  { id: 'plan', isExtra: true, cell: ({ plan }) => plan },
  { id: 'order', cell: ({ order }) => <OrderLink order={order} /> },
  { id: 'bought', cell: ({ bought_at: at }) => <Moment at={at} /> },
];

const yesOrNo = (given: boolean) => (
  <StatusPill tone={given ? 'good' : 'quiet'}>
    {given ? words.consents.given : words.consents.refused}
  </StatusPill>
);

const CONSENT_COLUMNS: readonly Column<Consent, keyof typeof words.consents.columns>[] = [
  { id: 'to', phone: 'lead', cell: ({ to }) => words.consents.to[to] },
  { id: 'given', phone: 'end', cell: ({ given }) => yesOrNo(given) },
  { id: 'at', phone: 'below', cell: ({ at }) => <Moment at={at} /> },
  {
    id: 'order',
    phone: 'below-end',
    cell: ({ order }) => <OrderLink order={order} />,
  },
  {
    id: 'version',
    cell: ({ version }) => version ?? partWords.none,
  },
];

/** The customer's orders, their eSIMs, and the consents they gave. */
export function CustomerOrders({ customer }: { customer: Customer }) {
  const { id, orders, more_orders: hasMore, esims, consents } = customer;
  return (
    <Cards>
      <Card title={words.orders.title}>
        <DataTable
          name="customer-orders"
          label={words.orders.title}
          columns={ORDER_COLUMNS}
          heads={ordersWords.columns}
          rows={orders}
          idOf={({ id }) => id}
          nameOf={({ number }) => number}
          hrefOf={({ id }) => `/orders/${id}`}
          empty={<Quiet>{words.orders.none}</Quiet>}
        />
        {hasMore && (
          <Quiet>
            {words.orders.more} <Link to={`/orders?customer=${id}`}>{words.orders.all}</Link>
          </Quiet>
        )}
      </Card>
      <Card title={words.esims.title}>
        <DataTable
          name="customer-esims"
          label={words.esims.title}
          columns={ESIM_COLUMNS}
          heads={words.esims.columns}
          rows={esims}
          idOf={({ order }) => order.id}
          nameOf={({ iccid }) => iccid}
          empty={<Quiet>{words.esims.none}</Quiet>}
        />
      </Card>
      <CustomerTroubles customer={customer} />
      <Card title={words.consents.title}>
        <Consents consents={consents} />
      </Card>
    </Cards>
  );
}

/** The newest consent of each kind; the others unfold. */
function Consents({ consents }: { consents: readonly Consent[] }) {
  if (consents.length === 0) return <Quiet>{words.consents.none}</Quiet>;
  const newest = new Map<Consent['to'], Consent>();
  for (const consent of consents) if (!newest.has(consent.to)) newest.set(consent.to, consent);
  return (
    <>
      <div className={styles['facts']}>
        <DescriptionList
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
              heads={words.consents.columns}
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
