import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { type Account, ACCOUNTS } from '../../../domain/operators/journal.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { Quiet } from '../parts/layout.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { PartyText } from '../parts/party-text.tsx';
import { journalWords as words } from './journal-words.ts';

import styles from './order.module.css';

type Journal = Output<'journal'>;

/** The balance of each account, and the total, in each currency. */
function cellsOf(accounts: readonly Account[], postings: Journal['balances'], sums: Journal['sums']) {
  const inWords = (amounts: Journal['sums']) => amounts.map(({ text }) => text).join(', ');
  return [
    ...accounts.map((of) =>
      inWords(postings.filter(({ account }) => account === of).map(({ amount }) => amount)),
    ),
    inWords(sums),
  ];
}

function Entries({ entries, balances, sums, margin, estimated, unread, payouts }: Journal) {
  const moved = new Set(entries.flatMap(({ postings }) => postings.map(({ account }) => account)));
  const accounts = ACCOUNTS.filter((account) => moved.has(account));
  const names = accounts.map((account) => words.accounts[account]);
  return (
    <>
      <SmallTable
        label={words.title}
        head={[words.entry, words.at, ...names, words.sum, words.reference]}
        numbers={[...names, words.sum].map((_, at) => at + 2)}
        rows={[
          ...entries.map(
            ({ kind, at, reference, postings, sums: none }, line): [string, readonly ReactNode[]] => [
              `${line} ${kind}`,
              [
                words.kinds[kind],
                <Moment key="at" at={at} />,
                ...cellsOf(accounts, postings, none),
                reference && <PartyText key="reference">{reference}</PartyText>,
              ],
            ],
          ),
          ['all', [words.all, '', ...cellsOf(accounts, balances, sums), '']],
        ]}
      />
      <p className={styles['beside']}>{words.margin(margin.text, unread > 0)}</p>
      {unread > 0 && <p className={styles['beside']}>{words.unread(unread, estimated.text)}</p>}
      {payouts.map(({ id, reference, at, amount }) => (
        <p key={id} className={styles['beside']}>
          {words.payout(amount.text)} <Link to={`/money/payouts/${id}`}>{reference}</Link>, <Moment at={at} />
        </p>
      ))}
    </>
  );
}

/** The money of one order: each journal entry and its accounts. */
export function JournalCard({ id }: { id: string }) {
  const { data, failure, reload } = useVerb('journal', { order: id });
  return (
    <Card title={words.title}>
      {failure && data && <StaleDataAlert failure={failure} onRetry={reload} />}
      {failure && !data && <ErrorPanel failure={failure} onRetry={reload} />}
      {!failure && !data && <Skeleton height="8rem" radius="var(--r)" />}
      {data && data.entries.length === 0 && <Quiet>{words.none}</Quiet>}
      {data && data.entries.length > 0 && <Entries {...data} />}
    </Card>
  );
}
