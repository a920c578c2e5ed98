import emptyIcon from '@phosphor-icons/core/regular/receipt.svg?raw';
import { useState } from 'react';

import { saveFile } from '../../api/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { readVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import { useAct } from '../api/use-act.ts';
import type { Output } from '../api/verbs.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { useViews } from '../parts/list/use-views.ts';
import { Moment } from '../parts/moment.tsx';
import { KnownOnPhone, OrderLink } from '../parts/order-link.tsx';
import { partWords } from '../parts/words.ts';
import { invoicesWords as words } from './invoices-words.ts';
import { MoneyTabs } from './money-tabs.tsx';

const MONTHS = 24;
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** This month and those before it, in UTC. */
function monthsTo(now: Date): Record<string, string> {
  const months = Array.from({ length: MONTHS }, (_, back) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    return [month.toISOString().slice(0, 7), MONTH.format(month)] as const;
  });
  return Object.fromEntries(months);
}

/** Finds invoices and credit notes, and saves one as PDF or those of a whole month. */
export function Invoices() {
  // The months do not change while the page is open.
  const [months] = useState(() => monthsTo(new Date()));
  const list = useList(
    'invoices',
    {
      month: { kind: 'choice', options: months },
      kind: { kind: 'choice', options: words.kinds },
      search: { kind: 'text', maxLength: 320 },
    },
    { sorts: { issued: { descending: 'newest', ascending: 'oldest' } } },
  );
  const views = useViews('invoices', list);
  const { month } = list.values;
  const filename = (ending: string) => `invoices${month === undefined ? '' : `-${month}`}.${ending}`;
  const asFile = { permission: 'money.export', query: list.query } as const;
  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead}
      actions={
        <>
          <CsvButton {...asFile} path="invoices.zip" filename={filename('zip')} label={words.zip} />
          <CsvButton {...asFile} path="invoices.csv" filename={filename('csv')} />
        </>
      }
      tabs={<MoneyTabs />}
      views={views}
      icon={emptyIcon}
      rows={list.data?.invoices}
      columns={[
        { id: 'number', phone: 'lead', breaks: 'never', cell: ({ number }) => number },
        {
          id: 'order',
          phone: 'below',
          breaks: 'never',
          cell: ({ order }) => (
            <>
              <OrderLink order={order} />
              <KnownOnPhone order={order} />
            </>
          ),
        },
        { id: 'issued', cell: ({ issued_at: at }) => <Moment at={at} /> },
        { id: 'kind', cell: ({ kind }) => words.kinds[kind] },
        { id: 'credits', cell: ({ credits }) => credits ?? partWords.none },
        { id: 'buyer', breaks: 'never', cell: ({ buyer }) => (buyer === '' ? words.erased : buyer) },
        {
          id: 'total',
          phone: 'below-end',
          isNumber: true,
          cell: ({ total }) => total?.text ?? partWords.unreadable,
        },
        { id: 'pdf', phone: 'end', cell: (document) => <InvoicePdf document={document} /> },
      ]}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
    />
  );
}

function InvoicePdf({
  document: { id, number },
}: {
  document: Pick<Output<'invoices'>['invoices'][number], 'id' | 'number'>;
}) {
  const may = useCan();
  const { busy, failure, run } = useAct(async () => {
    const { filename, pdf } = await readVerb('invoice_pdf', { id });
    const bytes = Uint8Array.from(atob(pdf), (letter) => letter.codePointAt(0) ?? 0);
    await saveFile(filename, Promise.resolve(new Response(bytes)));
  });

  if (!may('money.export')) return null;
  return (
    <>
      <Button variant="link" busy={busy} aria-label={words.pdf.name(number)} onClick={run}>
        {words.pdf.button}
      </Button>
      <ErrorAlert failure={failure} />
    </>
  );
}
