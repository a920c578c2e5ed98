import { useSearchParams } from 'react-router';

import { type Period, PERIODS } from '../../../domain/operators/period.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useVerb } from '../api/use-verb.ts';
import { ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { Cards } from '../parts/layout.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SetupCard } from '../setup/setup-card.tsx';
import { CheckoutsCard } from './checkouts-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { RefundsCard } from './refunds-card.tsx';
import { ShopCard } from './shop-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { dashboardWords as words } from './words.ts';

import styles from './dashboard.module.css';

const PERIOD = 'period';

/** The first screen: what waits for a person, then how the shop is doing. */
export function Dashboard() {
  const [params, setParams] = useSearchParams();
  const period = PERIODS.find((one) => one === params.get(PERIOD)) ?? 'today';
  const { data, failure, reload } = useVerb('dashboard', { period });
  const choose = (next: Period) =>
    setParams(next === 'today' ? {} : { [PERIOD]: next }, { preventScrollReset: true, replace: true });
  return (
    <div className={styles['page']}>
      <PageHead title={words.title} />
      {failure && data && <StaleDataAlert failure={failure} onRetry={reload} />}
      <div className={styles['boxes']}>
        <div className={styles['first']}>
          <Cards>
            <SetupCard />
            <WaitingCard />
          </Cards>
        </div>
        <div className={styles['second']}>
          {failure && !data && <ErrorPanel failure={failure} onRetry={reload} />}
          {!failure && !data && <Skeleton height="24rem" radius="var(--r)" />}
          {data && <MoneyCard facts={data} period={period} onChoose={choose} onRead={reload} />}
        </div>
        {data && (
          <div className={styles['third']}>
            <CheckoutsCard checkouts={data.checkouts} period={data.period} />
          </div>
        )}
        <div className={styles['fourth']}>
          <RefundsCard />
        </div>
        {data && (
          <div className={styles['fifth']}>
            <ShopCard underWay={data.under_way} providers={data.providers} />
          </div>
        )}
      </div>
    </div>
  );
}
