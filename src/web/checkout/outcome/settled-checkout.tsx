import refundIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import doneIcon from '@phosphor-icons/core/regular/check-circle.svg?raw';
import waitIcon from '@phosphor-icons/core/regular/hourglass-medium.svg?raw';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';

import { type PaymentMethod, PAYMENT_METHODS } from '../../../domain/checkout/payment-method.ts';
import { GAP } from '../../../domain/language-words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { commonWords } from '../../ui/words.ts';
import type { Buyer } from '../payment/checkout-memory.ts';
import type { Settled } from '../payment/use-purchase.ts';
import { PurchaseSteps } from '../steps/purchase-steps.tsx';
import { MailedTo } from './mailed-to.tsx';
import { SecondPaymentWords } from './second-payment.tsx';
import { type Bought, settledWords, successWords } from './words.ts';

import styles from './settled-checkout.module.css';

interface SettledCheckoutProps {
  outcome: Settled;
  country: string;
  what: Bought;
  buyer: Buyer | null;
  method: PaymentMethod;
  onAskAgain: () => void;
  /** The element that gets the focus back. */
  place: RefObject<HTMLDivElement | null>;
}

/** Replaces the form when nothing is left to pay, and takes its focus. */
export function SettledCheckout({ place, ...settled }: SettledCheckoutProps) {
  useEffect(() => place.current?.focus(), [place]);
  const isCutOff = settled.outcome.kind === 'unanswered';
  const askAgain = useEffectEvent(settled.onAskAgain);
  useEffect(() => {
    if (!isCutOff) return undefined;
    const back = () => askAgain();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [isCutOff]);
  return (
    <div ref={place} tabIndex={-1} className={styles['place']}>
      <Ending {...settled} />
    </div>
  );
}

function Ending({ outcome, country, what, buyer, method, onAskAgain }: Omit<SettledCheckoutProps, 'place'>) {
  const follow = (
    <Link to={paths.order(outcome.order)} className={buttonClass()}>
      {linkWords.followOrder}
    </Link>
  );
  const askAgain = (words: string) => (
    <Button variant="secondary" onClick={onAskAgain}>
      {words}
    </Button>
  );
  const addresses = <MailedTo buyer={buyer} />;
  switch (outcome.kind) {
    case 'ready':
      return (
        <Panel
          icon={doneIcon}
          title={settledWords.ready.title}
          steps={<PurchaseSteps progress="ready" what={what} />}
          action={
            <Link to={paths.profile()} className={buttonClass()}>
              {linkWords.viewMyEsims}
            </Link>
          }
        >
          {outcome.refunded ? successWords.partly(outcome.refunded) : settledWords.ready[what](country)}
          {GAP}
          {outcome.second ? (
            <SecondPaymentWords second={outcome.second} />
          ) : (
            successWords.mail[what].ready(addresses)
          )}
        </Panel>
      );
    case 'on-its-way':
      return (
        <Panel
          icon={waitIcon}
          title={settledWords.onItsWay.title[what]}
          steps={<PurchaseSteps progress="ordering" what={what} />}
          action={follow}
        >
          {settledWords.onItsWay[what](country, addresses)} <SecondPaymentWords second={outcome.second} />
        </Panel>
      );
    case 'pending':
      return (
        <Panel
          icon={waitIcon}
          title={PAYMENT_METHODS[method].check.title}
          alert
          steps={<PurchaseSteps progress="checking" what={what} />}
          action={follow}
        >
          {settledWords.pending[what](PAYMENT_METHODS[method].check.takes, addresses)}
        </Panel>
      );
    case 'unanswered':
      return (
        <Panel
          icon={waitIcon}
          title={settledWords.unanswered.title}
          alert
          steps={<PurchaseSteps progress="ordering" what={what} />}
          action={
            <>
              {follow}
              {askAgain(commonWords.tryAgain)}
            </>
          }
        >
          {settledWords.unanswered[what](addresses)}
        </Panel>
      );
    case 'bank-waits':
      return (
        <Panel
          icon={waitIcon}
          title={settledWords.bankWaits.title}
          alert
          steps={<PurchaseSteps progress="checking" what={what} />}
          action={askAgain(settledWords.bankWaits.checkAgain)}
        >
          {settledWords.bankWaits[what](addresses)}
        </Panel>
      );
    case 'refunded':
      return (
        <Panel
          icon={refundIcon}
          title={settledWords.refunded}
          alert
          steps={
            <PurchaseSteps
              progress={{ at: outcome.isBack ? 'refunded' : 'refunding', cause: outcome.cause }}
              what={what}
            />
          }
          action={follow}
        >
          {outcome.message}
        </Panel>
      );
    case 'mismatch':
      return (
        <Panel icon={waitIcon} title={settledWords.mismatch.title} alert action={follow}>
          {outcome.message}
          {GAP}
          {settledWords.mismatch.text(addresses)}
        </Panel>
      );
  }
}
