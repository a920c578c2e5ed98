import refundIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import doneIcon from '@phosphor-icons/core/regular/check-circle.svg?raw';
import waitIcon from '@phosphor-icons/core/regular/hourglass-medium.svg?raw';
import { type RefObject, useEffect } from 'react';
import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import type { Buyer } from '../payment/checkout-memory.ts';
import type { Settled } from '../payment/use-purchase.ts';
import { MailedTo } from './mailed-to.tsx';
import { SecondPaymentWords } from './second-payment-words.tsx';

import styles from './settled-checkout.module.css';

interface SettledCheckoutProps {
  outcome: Settled;
  country: string;
  /** The plan goes onto an eSIM that the buyer has. */
  isTopUp: boolean;
  buyer: Buyer | null;
  onAskAgain: () => void;
  /** Holds the place, for the focus to come back to. */
  place: RefObject<HTMLDivElement | null>;
}

/** Stands where the form was once there is nothing left to pay, and takes the focus that the form had. */
export function SettledCheckout({ place, ...settled }: SettledCheckoutProps) {
  useEffect(() => place.current?.focus(), [place]);
  return (
    <div ref={place} tabIndex={-1} className={styles['place']}>
      <Ending {...settled} />
    </div>
  );
}

function Ending({ outcome, country, isTopUp, buyer, onAskAgain }: Omit<SettledCheckoutProps, 'place'>) {
  const follow = (
    <Link to={paths.order(outcome.order)} className={buttonClass()}>
      Follow your order
    </Link>
  );
  const askAgain = (words: string) => (
    <Button variant="secondary" onClick={onAskAgain}>
      {words}
    </Button>
  );
  const addresses = <MailedTo buyer={buyer} />;
  const what = isTopUp ? 'added data' : 'eSIM';
  const comes = isTopUp ? (
    <>the data is added to your eSIM, and we write to {addresses}</>
  ) : (
    <>the eSIM comes by mail to {addresses}</>
  );
  switch (outcome.kind) {
    case 'ready':
      return (
        <Panel
          icon={doneIcon}
          title="This purchase is complete"
          action={
            <Link to={paths.profile()} className={buttonClass()}>
              View My eSIMs
            </Link>
          }
        >
          {isTopUp ? `The data for ${country} was added to your eSIM.` : `Your eSIM for ${country} is ready.`}{' '}
          {outcome.second ? (
            <SecondPaymentWords second={outcome.second} />
          ) : (
            <>
              The {isTopUp ? 'invoice' : 'QR code'} is on its way to {addresses}.
            </>
          )}
        </Panel>
      );
    case 'on-its-way':
      return (
        <Panel icon={waitIcon} title={`Your ${what} is on its way`} action={follow}>
          Your payment went through. The {what} for {country} shows up on your order page, and we write to{' '}
          {addresses}. <SecondPaymentWords second={outcome.second} />
        </Panel>
      );
    case 'pending':
      return (
        <Panel icon={waitIcon} title="PayPal is still checking this payment" alert action={follow}>
          That takes minutes, or some days with an e-check. Please do not pay again: as soon as it is through,
          {comes}.
        </Panel>
      );
    case 'unanswered':
      return (
        <Panel
          icon={waitIcon}
          title="Your payment went through"
          alert
          action={
            <div className={styles['actions']}>
              {follow}
              {askAgain('Try again')}
            </div>
          }
        >
          The connection broke before the {what} arrived here. It is not lost: we also write to {addresses}.
          Please do not pay again.
        </Panel>
      );
    case 'bank-waits':
      return (
        <Panel
          icon={waitIcon}
          title="Your bank is still processing the payment"
          alert
          action={askAgain('Check again')}
        >
          This can take some minutes. Please do not pay again: as soon as your bank agrees, {comes}.
        </Panel>
      );
    case 'refunded':
      return (
        <Panel icon={refundIcon} title="Your money is on its way back" alert action={follow}>
          {outcome.message}
        </Panel>
      );
    case 'mismatch':
      return (
        <Panel icon={waitIcon} title="We have to look at this payment" alert action={follow}>
          {outcome.message} Please do not pay again. We write to {addresses}.
        </Panel>
      );
  }
}
