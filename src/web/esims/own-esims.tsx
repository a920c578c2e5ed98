import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { WaitingOrder } from '../../domain/checkout/order-schema.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { paths } from '../core/paths.ts';
import { linkWords } from '../core/words.ts';
import { Alert } from '../ui/alert.tsx';
import { EsimPasses } from './esim-passes.tsx';
import { ownEsimsWords, waitingWords } from './words.ts';

import styles from './own-esims.module.css';

interface OwnEsimsHeadProps {
  title: ReactNode;
  /** Under the title. */
  about: ReactNode;
  count: number;
}

export function OwnEsimsHead({ title, about, count }: OwnEsimsHeadProps) {
  return (
    <header className={styles['head']}>
      <div className={styles['whose']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['where']}>{about}</p>
      </div>
      <p className={styles['count']}>{ownEsimsWords.count(<b>{count}</b>)}</p>
    </header>
  );
}

/** Bought eSIMs, newest first; above them what is paid and still on its way. */
export function OwnEsims({
  esims,
  waiting,
  heading,
  onChanged,
}: {
  esims: UserEsim[];
  waiting: WaitingOrder[];
  heading: 'h2' | 'h3';
  onChanged: () => void;
}) {
  return (
    <>
      <WaitingOrders waiting={waiting} />
      <EsimPasses esims={esims} heading={heading} onChanged={onChanged} />
    </>
  );
}

export function WaitingOrders({ waiting }: { waiting: WaitingOrder[] }) {
  if (waiting.length === 0) return null;
  return (
    <div className={styles['waiting']}>
      {waiting.map(({ order, number, plan, status, top_up: onto }) => (
        <Alert
          key={order}
          tone="info"
          title={
            status === 'pending'
              ? waitingWords.pending.title(plan.country)
              : waitingWords.paid[onto ? 'plan' : 'eSIM'](plan.country)
          }
        >
          {waitingWords[status === 'pending' ? 'pending' : 'paid'].text(number)}{' '}
          <Link to={paths.order(order)}>{linkWords.followThis}</Link>
        </Alert>
      ))}
    </div>
  );
}
