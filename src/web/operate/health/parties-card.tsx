import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { averageOf, callsOf, PartyState } from './party-calls.tsx';
import { partiesWords as words, partyWords } from './words.ts';

import styles from './health.module.css';

type Health = Output<'health'>;

/** How each party answers, its last callback, and whether mails are being sent. */
export function PartiesCard({ parties, mails }: Pick<Health, 'parties' | 'mails'>) {
  const { party, state, calls, average } = partyWords.columns;
  const { last, callback } = words.columns;
  return (
    <Card title={words.title}>
      <SmallTable
        label={words.label}
        head={[party, state, calls, average, last, callback]}
        numbers={[3]}
        rows={parties.map((one) => [
          one.id,
          [
            one.name,
            <PartyState key="state" party={one} />,
            callsOf(one),
            averageOf(one),
            one.last_call ? (
              <span key="last">
                <Moment at={one.last_call.at} />
                <span className={styles['below']}>
                  {words.last(one.last_call.status, partyWords.ms(one.last_call.ms))}
                </span>
              </span>
            ) : (
              partWords.none
            ),
            one.last_callback ? (
              <span key="callback">
                <Moment at={one.last_callback.at} />
                <span className={styles['below']}>{one.last_callback.type}</span>
              </span>
            ) : (
              (one.calls_back && words.noCallback) || partWords.none
            ),
          ],
        ])}
      />
      <p className={styles['note']}>
        {words.mails(mails.waiting)};{' '}
        {mails.last_sent === null ? (
          words.noMail
        ) : (
          <>
            {words.mailSent} <Moment at={mails.last_sent} />
          </>
        )}
      </p>
    </Card>
  );
}
