import doneIcon from '@phosphor-icons/core/regular/check-circle.svg?raw';
import { useCallback } from 'react';
import { Link } from 'react-router';

import type { Order } from '../../../domain/checkout/order-schema.ts';
import { answerOf } from '../../api/api.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useApi } from '../../api/use-api.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { LocalDate } from '../../ui/time/local-date.tsx';
import type { Bought } from '../payment/checkout-memory.ts';
import { PurchaseSteps } from '../steps/purchase-steps.tsx';
import { boughtBeforeWords as words } from './bought-before-words.ts';

import styles from './settled-checkout.module.css';

interface BoughtBeforeProps {
  bought: Bought;
  country: string;
  /** The plan is added to an eSIM the buyer already has. */
  isTopUp: boolean;
  onAnother: () => void;
}

/** Replaces the form if this browser has just bought the plan, and its buyer returns by Back, a reload or another tab. */
export default function BoughtBefore({
  bought: { order, at },
  country,
  isTopUp,
  onAnother,
}: BoughtBeforeProps) {
  const what = isTopUp ? 'plan' : 'eSIM';
  return (
    <div className={styles['place']}>
      <Panel
        icon={doneIcon}
        title={words.title}
        steps={order !== null && <HowItStands order={order} what={what} />}
        action={
          <>
            <Link to={order === null ? paths.profile() : paths.order(order)} className={buttonClass()}>
              {order === null ? linkWords.viewMyEsims : words.order}
            </Link>
            <Button variant="secondary" onClick={onAnother}>
              {words.another[what]}
            </Button>
          </>
        }
      >
        {words.text[what](country, <LocalDate at={new Date(at).toISOString()} withTime />)}
      </Panel>
    </div>
  );
}

/**
 * By now the eSIM may have arrived, or the money gone back. Empty if the shop does not answer: the order page shows it, too.
 */
function HowItStands({ order, what }: { order: string; what: 'eSIM' | 'plan' }) {
  const api = useApi();
  const ask = useCallback(
    () => answerOf(api.orders[':token'].$get({ param: { token: order } })),
    [api, order],
  );
  const { answer } = useAnswer(ask);
  const progress = answer.state === 'loaded' ? progressOf(answer.value.order) : null;
  return progress && <PurchaseSteps progress={progress} what={what} />;
}

function progressOf({
  status,
  refund_cause: cause,
}: Order): Parameters<typeof PurchaseSteps>[0]['progress'] | null {
  switch (status) {
    case 'unpaid':
      return null;
    case 'pending':
      return 'checking';
    case 'processing':
      return 'ordering';
    case 'ready':
      return 'ready';
    default:
      return { at: status, cause };
  }
}
