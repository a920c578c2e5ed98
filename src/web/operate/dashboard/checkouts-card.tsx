import { Link } from 'react-router';

import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { abandonedWords } from '../orders/abandoned-words.ts';
import { Card } from '../parts/card.tsx';
import { Quiet } from '../parts/layout.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { inPercent } from './in-percent.ts';
import { checkoutWords as words, moneyWords } from './words.ts';

import styles from './dashboard.module.css';

type Dashboard = Output<'dashboard'>;

/** How many checkouts were paid, and why the others were abandoned. */
export function CheckoutsCard({ checkouts, period }: Pick<Dashboard, 'checkouts' | 'period'>) {
  const can = useCan();
  const { begun, paid, open, before, abandoned, others } = checkouts;
  const shareOf = (one: { begun: number; paid: number }) => inPercent(one.paid / Math.max(one.begun, 1));
  const earlier = (['week', 'month'] as const).flatMap((name) => {
    const counts = before[name];
    return counts && counts.begun > 0 ? words.before(shareOf(counts), moneyWords.before[period][name]) : [];
  });
  return (
    <Card title={words.title} action={can('orders.read') && <Link to="/orders/abandoned">{words.link}</Link>}>
      {begun === 0 ? (
        <Quiet>{words.none}</Quiet>
      ) : (
        <>
          <p className={styles['figure']}>{words.paid(shareOf(checkouts))}</p>
          <Quiet>{words.counts(begun, paid, open)}</Quiet>
        </>
      )}
      {earlier.length > 0 && <Quiet>{earlier.join(' ')}</Quiet>}
      {abandoned.length > 0 && (
        <div className={styles['reasons']}>
          <SmallTable
            label={words.reasons}
            head={[words.head.why, words.head.count]}
            numbers={[1]}
            rows={[
              ...abandoned.map(
                (one) =>
                  [
                    `${one.why} ${one.words}`,
                    [one.words ?? abandonedWords.whys[one.why], one.count],
                  ] as const,
              ),
              ...(others > 0 ? [['others', [words.others, others]] as const] : []),
            ]}
          />
        </div>
      )}
    </Card>
  );
}
