import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { averageOf, callsOf, ProviderState } from './provider-calls.tsx';
import { providersCardWords as words, providerCallWords } from './words.ts';

import styles from './health.module.css';

type Health = Output<'health'>;

/** How each provider answers, its last callback, and whether mails are being sent. */
export function ProvidersCard({ providers, mails }: Pick<Health, 'providers' | 'mails'>) {
  const { provider, state, calls, average } = providerCallWords.columns;
  const { last, callback } = words.columns;
  return (
    <Card title={words.title}>
      <SmallTable
        label={words.label}
        head={[provider, state, calls, average, last, callback]}
        numbers={[3]}
        rows={providers.map((one) => [
          one.id,
          [
            one.name,
            <ProviderState key="state" provider={one} />,
            callsOf(one),
            averageOf(one),
            one.last_call ? (
              <span key="last">
                <Moment at={one.last_call.at} />
                <span className={styles['below']}>
                  {words.last(one.last_call.status, providerCallWords.ms(one.last_call.ms))}
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
