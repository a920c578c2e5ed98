import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { ReturnedOrder, WaitingOrder } from '../../domain/checkout/order-schema.ts';
import { shownMethod } from '../../domain/checkout/paid-method.ts';
import { refundSentence } from '../../domain/checkout/refund-words.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { GAP } from '../../domain/language-words.ts';
import { formatMoney, ofSent } from '../../domain/money.ts';
import { BANK_TIME } from '../../domain/promise/refund-time.ts';
import { PurchaseSteps } from '../checkout/steps/purchase-steps.tsx';
import { paths } from '../core/paths.ts';
import { linkWords } from '../core/words.ts';
import { Alert } from '../ui/alert.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { EsimPasses } from './esim-passes.tsx';
import { ownEsimsWords, returnedWords, waitingWords } from './words.ts';

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
      <p className={styles['count']}>
        <span aria-hidden="true">{ownEsimsWords.count(<b>{count}</b>)}</span>
        <VisuallyHidden>{ownEsimsWords.countAloud(count)}</VisuallyHidden>
      </p>
    </header>
  );
}

/** Bought eSIMs, newest first; above them paid orders still on their way, and orders that were never delivered. */
export function OwnEsims({
  esims,
  waiting,
  returned,
  heading,
  onChanged,
}: {
  esims: UserEsim[];
  waiting: WaitingOrder[];
  returned: ReturnedOrder[];
  heading: 'h2' | 'h3';
  onChanged: () => void;
}) {
  return (
    <>
      <WaitingOrders waiting={waiting} />
      <ReturnedOrders returned={returned} />
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
          <div className={styles['steps']}>
            <PurchaseSteps
              progress={status === 'pending' ? 'checking' : 'ordering'}
              what={onto ? 'plan' : 'eSIM'}
            />
          </div>
        </Alert>
      ))}
    </div>
  );
}

function ReturnedOrders({ returned }: { returned: ReturnedOrder[] }) {
  if (returned.length === 0) return null;
  return (
    <div className={styles['waiting']}>
      {returned.map((one) => {
        const { order, number, plan, top_up: onto, refund_cause: cause, refunded_at: at } = one;
        const what = onto ? 'plan' : 'eSIM';
        const amount = formatMoney(ofSent(one.refund));
        const method = one.method_label === null ? null : shownMethod(one.method_label);
        return (
          <Alert key={order} tone="info" title={returnedWords.title(plan.country)}>
            {cause && refundSentence(cause, what)}
            {GAP}
            {returnedWords[at === null ? 'coming' : 'sent'](amount, method, number)}
            {GAP}
            {BANK_TIME} <Link to={paths.order(order)}>{returnedWords.order}</Link>
            <div className={styles['steps']}>
              <PurchaseSteps progress={{ at: at === null ? 'refunding' : 'refunded', cause }} what={what} />
            </div>
          </Alert>
        );
      })}
    </div>
  );
}
