import { Link } from 'react-router';

import type { Output } from '../api/verbs.ts';
import type { Column } from '../parts/list/data-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { InvoicePdf } from './invoice-pdf.tsx';
import { invoicesWords as words } from './invoices-words.ts';

import styles from './money.module.css';

export type ListedInvoice = Output<'invoices'>['invoices'][number];

export const invoiceColumns: readonly Column<ListedInvoice>[] = [
  {
    id: 'number',
    header: words.columns.number,
    phone: 'lead',
    cell: ({ number }) => <span className={styles['number']}>{number}</span>,
  },
  {
    id: 'order',
    header: words.columns.order,
    phone: 'below',
    cell: ({ order }) => (
      <Link className={styles['number']} to={`/orders/${order.id}`}>
        {order.number}
      </Link>
    ),
  },
  { id: 'issued', header: words.columns.issued, cell: ({ issued_at: at }) => <Moment at={at} /> },
  { id: 'kind', header: words.columns.kind, cell: ({ kind }) => words.kinds[kind] },
  { id: 'credits', header: words.columns.credits, cell: ({ credits }) => credits ?? partWords.none },
  {
    id: 'buyer',
    header: words.columns.buyer,
    cell: ({ buyer }) => (buyer === '' ? words.erased : <span className={styles['number']}>{buyer}</span>),
  },
  {
    id: 'total',
    header: words.columns.total,
    phone: 'below-end',
    isNumber: true,
    cell: ({ total }) => total.text,
  },
  {
    id: 'pdf',
    header: words.columns.pdf,
    phone: 'end',
    cell: (document) => <InvoicePdf document={document} />,
  },
];
