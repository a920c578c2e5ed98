import refundIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import doneIcon from '@phosphor-icons/core/regular/check-circle.svg?raw';
import waitIcon from '@phosphor-icons/core/regular/hourglass-medium.svg?raw';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { paths } from '../paths.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import type { Settled } from './use-card-checkout.ts';

import styles from './settled-checkout.module.css';

interface SettledCheckoutProps {
  outcome: Settled;
  place: string;
  /** Where the eSIM is mailed to. */
  email: string;
  onAskAgain: () => void;
}

/** Stands where the form was once there is nothing left to pay. */
export function SettledCheckout({ outcome, place, email, onAskAgain }: SettledCheckoutProps) {
  const follow = (
    <Link to={paths.order(outcome.order)} className={buttonLook()}>
      Follow your order
    </Link>
  );
  switch (outcome.kind) {
    case 'ready':
      return (
        <Ending
          icon={doneIcon}
          title="This purchase is complete"
          action={
            <Link to={paths.profile()} className={buttonLook()}>
              View My eSIMs
            </Link>
          }
        >
          Your eSIM for {place} is ready. The QR code is on its way to <b>{email}</b>.
        </Ending>
      );
    case 'on-its-way':
      return (
        <Ending icon={waitIcon} title="Your eSIM is on its way" action={follow}>
          Your payment went through. The eSIM for {place} shows up on your order page and comes by mail to{' '}
          <b>{email}</b>.
        </Ending>
      );
    case 'unanswered':
      return (
        <Ending
          icon={waitIcon}
          title="Your payment went through"
          alert
          action={
            <div className={styles['actions']}>
              {follow}
              <Button look="secondary" onClick={onAskAgain}>
                Try again
              </Button>
            </div>
          }
        >
          The connection broke before the eSIM arrived here. It is not lost: it also comes by mail to{' '}
          <b>{email}</b>. Please do not pay again.
        </Ending>
      );
    case 'bank-waits':
      return (
        <Ending
          icon={waitIcon}
          title="Your bank is still processing the payment"
          alert
          action={
            <Button look="secondary" onClick={onAskAgain}>
              Check again
            </Button>
          }
        >
          This can take some minutes. Please do not pay again: as soon as your bank agrees, the eSIM comes by
          mail to <b>{email}</b>.
        </Ending>
      );
    case 'refunded':
      return (
        <Ending icon={refundIcon} title="Your money is on its way back" alert action={follow}>
          {outcome.message}
        </Ending>
      );
    case 'mismatch':
      return (
        <Ending icon={waitIcon} title="We have to look at this payment" alert action={follow}>
          {outcome.message} Please do not pay again. We write to <b>{email}</b>.
        </Ending>
      );
  }
}

interface EndingProps {
  icon: string;
  title: string;
  action: ReactNode;
  alert?: boolean;
  children: ReactNode;
}

function Ending({ icon, title, action, alert = false, children }: EndingProps) {
  return (
    <div className={styles['place']}>
      <Panel icon={icon} title={title} action={action} alert={alert}>
        {children}
      </Panel>
    </div>
  );
}
