import refreshIcon from '@phosphor-icons/core/bold/arrow-clockwise-bold.svg?raw';
import { Link } from 'react-router';

import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import { averageOf, callsOf, ProviderState } from '../health/provider-calls.tsx';
import { providerCallWords } from '../health/words.ts';
import { Card } from '../parts/card.tsx';
import { ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { alertWords } from './alert-words.ts';
import { ApprovalsCard } from './approvals-card.tsx';
import { BalanceCard } from './balance-card.tsx';
import { UnderWayCard } from './under-way-card.tsx';
import { WeekCard } from './week-card.tsx';
import { dashboardWords as words } from './words.ts';

import styles from './dashboard.module.css';

/** The state of the shop now; the first screen. */
export function Dashboard() {
  const { data, failure, waiting, reload } = useVerb('dashboard', {});
  const can = useCan();
  const { provider, state, calls, average } = providerCallWords.columns;
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <Button variant="secondary" busy={waiting} onClick={reload}>
            <Icon of={refreshIcon} />
            {words.refresh}
          </Button>
        }
      >
        {words.lead}
      </PageHead>
      {failure && data && <StaleDataAlert failure={failure} onRetry={reload} />}
      {failure && !data && <ErrorPanel failure={failure} onRetry={reload} />}
      {!failure && !data && <Skeleton height="24rem" radius="var(--r)" />}
      {data && (
        <div className={styles['boxes']}>
          <div className={styles['wide']}>
            <WeekCard days={data.days} />
          </div>
          {can('order.refund') && <ApprovalsCard />}
          <Card title={words.cases.title}>
            {data.cases.open === 0 ? (
              <p className={styles['none']}>{words.cases.none}</p>
            ) : (
              <>
                <p className={styles['open']}>{words.cases.open(data.cases.open)}</p>
                <ul className={styles['kinds']}>
                  {data.cases.kinds.map(({ kind, count }) => (
                    <li key={kind}>
                      {count} · <Link to={`/cases?state=open&kind=${kind}`}>{alertWords[kind]}</Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Card>
          <BalanceCard />
          <UnderWayCard {...data.under_way} />
          <Card title={words.providers.title} action={<Link to="/health">{words.providers.more}</Link>}>
            <SmallTable
              label={words.providers.label}
              head={[provider, state, calls, average]}
              numbers={[3]}
              rows={data.providers.map((one) => [
                one.id,
                [one.name, <ProviderState key="state" provider={one} />, callsOf(one), averageOf(one)],
              ])}
            />
          </Card>
        </div>
      )}
    </>
  );
}
