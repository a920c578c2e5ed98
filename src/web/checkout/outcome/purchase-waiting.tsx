import waitIcon from '@phosphor-icons/core/regular/hourglass-medium.svg?raw';
import { useEffect, useRef, useState } from 'react';

import { GAP } from '../../../domain/language-words.ts';
import { answerOf } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';
import { Panel } from '../../ui/panels/panel.tsx';
import type { PurchaseSoFar, Stage } from '../payment/use-purchase.ts';
import { PurchaseSteps } from '../steps/purchase-steps.tsx';
import { MailedTo } from './mailed-to.tsx';
import { type Bought, purchaseWaitingWords as words } from './words.ts';

import styles from './settled-checkout.module.css';

/** Whether the buyer has nothing left to do: they have paid, or had when they left the page that this one resumes. */
export function isTaken(stage: Stage): boolean {
  return stage.at === 'paying' && (stage.step === 'paid' || stage.step === 'resumed');
}

/** Whether the buyer's money is known to have come. A PayPal window closes before it is captured. */
export function isPaid(stage: Stage): boolean {
  if (stage.at === 'settled') return stage.outcome.kind === 'ready' || stage.outcome.kind === 'on-its-way';
  return stage.at === 'paying' && stage.step === 'paid' && stage.method === 'card';
}

interface PurchaseWaitingProps {
  purchase: PurchaseSoFar;
  what: Bought;
}

/** Replaces the form from the payment until its outcome is known. */
export function PurchaseWaiting({ purchase, what }: PurchaseWaitingProps) {
  const { stage, agreed, memory } = purchase;
  const place = useRef<HTMLDivElement>(null);
  const [order] = useState(() => memory.openPayment()?.order ?? null);
  const isPressed = stage.at === 'paying' && stage.step === 'paid';
  const isKnown = useIsPaid(order, isPaid(stage));
  useEffect(() => {
    // The form disappears with the focus in it; a freshly loaded page has no focus to move.
    if (isPressed) place.current?.focus();
  }, [isPressed]);
  return (
    <div ref={place} tabIndex={-1} className={styles['place']}>
      <Panel
        icon={waitIcon}
        title={isKnown ? words.paid.title : words.checking.title}
        steps={<PurchaseSteps progress={isKnown ? 'ordering' : 'checking'} what={what} />}
      >
        <output>
          {isKnown ? words.paid[what](<MailedTo buyer={agreed?.buyer ?? null} />) : words.checking.text}
          {!isKnown && agreed && (
            <>
              {GAP}
              {words.checking.goesTo(<MailedTo buyer={agreed.buyer} />)}
            </>
          )}
        </output>
      </Panel>
    </div>
  );
}

const PAUSE_MS = 2000;

/**
 * Whether the shop has an order's money; polls until it does, since a buyer's approval in PayPal's window moves none yet.
 * @param isKnown the answer is known to be yes, so don't ask
 */
function useIsPaid(order: string | null, isKnown: boolean): boolean {
  const api = useApi();
  const [isPaid, setPaid] = useState(false);
  const asked = isKnown || isPaid ? null : order;
  useEffect(() => {
    if (asked === null) return undefined;
    let isHere = true;
    const ask = async () => {
      const call = api.orders[':token'].$get({ param: { token: asked } });
      // One failed poll among many is not worth reporting.
      const status = (await answerOf(call).catch(() => null))?.order.status;
      if (isHere && (status === 'processing' || status === 'ready')) setPaid(true);
    };
    const timer = setInterval(() => void ask(), PAUSE_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [api, asked]);
  return isKnown || isPaid;
}
