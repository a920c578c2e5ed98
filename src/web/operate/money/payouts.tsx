import emptyIcon from '@phosphor-icons/core/regular/bank.svg?raw';

import { CURRENCY_CODES } from '../../../domain/currencies.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment, shortMoment } from '../parts/moment.tsx';
import { PartyText } from '../parts/party-text.tsx';
import { partWords } from '../parts/words.ts';
import { MoneyTabs } from './money-tabs.tsx';
import { payoutsWords as words } from './payouts-words.ts';
import { StandPill } from './stand-pill.tsx';

import styles from './money.module.css';

const CURRENCY_NAMES = Object.fromEntries(CURRENCY_CODES.map((code) => [code, code]));

/** Payouts to the bank, and whether they match our records. */
export function Payouts() {
  const list = useList('payouts', { currency: { kind: 'choice', options: CURRENCY_NAMES } });
  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead(list.data?.sums.map(({ amount }) => amount.text) ?? [])}
      actions={<CsvButton permission="money.export" path="payouts.csv" query={list.query} />}
      tabs={<MoneyTabs />}
      icon={emptyIcon}
      rows={list.data?.payouts}
      columns={[
        { id: 'created', phone: 'lead', cell: ({ created_at: at }) => <Moment at={at} /> },
        { id: 'stand', phone: 'end', cell: ({ stand }) => <StandPill stand={stand} /> },
        { id: 'status', phone: 'below', cell: ({ status }) => words.statuses[status] },
        { id: 'arrives', cell: ({ arrives_at: at }) => <Moment at={at} /> },
        { id: 'reference', isExtra: true, cell: ({ reference }) => <PartyText>{reference}</PartyText> },
        { id: 'orders', isNumber: true, cell: ({ orders }) => orders },
        {
          id: 'unmatched',
          isNumber: true,
          cell: ({ unmatched }) => (unmatched === 0 ? partWords.none : unmatched),
        },
        { id: 'fees', isNumber: true, cell: ({ fees }) => fees.text },
        { id: 'amount', phone: 'below-end', isNumber: true, cell: ({ amount }) => amount.text },
      ]}
      idOf={({ id }) => id}
      nameOf={({ created_at: at }) => shortMoment(new Date(at))}
      hrefOf={({ id }) => `/money/payouts/${id}`}
    >
      {list.data?.without.map((name) => (
        <p key={name} className={styles['note']}>
          {words.without(name)}
        </p>
      ))}
    </ListScreen>
  );
}
