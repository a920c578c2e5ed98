import { Link } from 'react-router';

import { TimeAgo } from '../../ui/time/time-ago.tsx';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { isWell, type ProviderCalls, ProviderState } from '../health/provider-calls.tsx';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { Lines } from '../parts/layout.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { PurchaseStatePill } from '../parts/purchase-state-pill.tsx';
import { shopWords as words } from './words.ts';

import styles from './dashboard.module.css';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

type Account = Output<'balances'>['wholesalers'][number];

interface ShopCardProps {
  underWay: Output<'dashboard'>['under_way'];
  providers: readonly ProviderCalls[];
}

/** What runs and what it runs on: balances, orders in progress, providers. */
export function ShopCard({ underWay, providers }: ShopCardProps) {
  const { data, failure } = useVerb('balances', {});
  const ill = providers.filter((one) => !isWell(one));
  const [longest] = underWay.oldest;
  return (
    <Card title={words.title} action={<Link to="/health">{words.more}</Link>}>
      <ErrorAlert failure={failure} />
      <Lines>
        {!data && !failure && <li>{words.asking}</li>}
        {data?.wholesalers.map((one) => (
          <li key={one.id}>
            <Balance {...one} />
          </li>
        ))}
        <li>
          <p className={styles['topic']}>{words.underWay}</p>
          {underWay.states.length === 0 && words.noneUnderWay}
          {underWay.states.length > 0 && (
            <ul className={styles['states']}>
              {underWay.states.map(({ state, count }) => (
                <li key={state}>
                  {count} <PurchaseStatePill state={state} />
                </li>
              ))}
            </ul>
          )}
          {longest && (
            <p className={styles['longest']}>
              {words.longest} <OrderLink order={{ id: longest.id, number: longest.number }} />,{' '}
              <TimeAgo at={longest.since} />
            </p>
          )}
        </li>
        <li>
          <p className={styles['topic']}>{words.providers}</p>
          {ill.length === 0 && words.allWell}
          {ill.length > 0 && (
            <ul className={styles['states']}>
              {ill.map((one) => (
                <li key={one.id}>
                  {one.name} <ProviderState provider={one} />
                </li>
              ))}
            </ul>
          )}
        </li>
      </Lines>
    </Card>
  );
}

function Balance({ name, balance, runs_out: until, days_left: days, low: isLow, a_day: aDay }: Account) {
  const lasts =
    until !== null && days !== null
      ? words.until(days, DAY.format(new Date(until)))
      : aDay.cents > 0 && words.far;
  return (
    <>
      <p className={styles['topic']}>{words.balance(name)}</p>
      <span className={isLow ? styles['low'] : undefined}>
        {balance?.text ?? words.unknown}
        {isLow && ` (${words.low})`}
      </span>
      {balance !== null && lasts && `, ${lasts}`}
    </>
  );
}
