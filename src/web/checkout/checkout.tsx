import backIcon from '@phosphor-icons/core/bold/arrow-left-bold.svg?raw';
import { useRef, useState } from 'react';
import { Link } from 'react-router';

import type { ChosenPlan } from '../../domain/checkout/checkout-link.ts';
import type { Quote } from '../../domain/checkout/quote.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OutdatedLink } from './outdated-link.tsx';
import { SettledCheckout } from './settled-checkout.tsx';
import { SignInInvitation } from './sign-in-invitation.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { useCardCheckout } from './use-card-checkout.ts';

import styles from './checkout.module.css';

interface CheckoutProps {
  plan: ChosenPlan;
  quote: Quote;
  /** The price that the link named, in cents. */
  claimed: number | null;
}

/** One plan at the price the server quoted, to be paid by card. */
export function Checkout({ plan, quote, claimed }: CheckoutProps) {
  const checkout = useCardCheckout(plan, quote);
  const { stage, buyer } = checkout;
  const [isClosed, setClosed] = useState(false);
  const behind = useRef<HTMLDivElement>(null);
  const outcome = stage.at === 'settled' ? stage.outcome : null;
  const isGood = outcome?.kind === 'ready' || outcome?.kind === 'on-its-way';
  const shown = checkout.quote.plan;
  const email = buyer?.email ?? '';
  const aboutAccount = buyer?.createAccount && ' A second mail is about your account.';
  return (
    <div className={styles['page']}>
      <OrderSummary quote={checkout.quote} />
      <Link to={paths.country(shown.country_code)} className={styles['back']}>
        <Icon of={backIcon} />
        {shown.country} plans
      </Link>
      <section className={styles['main']}>
        <h1 className={styles['title']}>Secure Checkout</h1>
        {!outcome && <OutdatedLink claimed={claimed} quote={quote} />}
        {!outcome && !checkout.user && <SignInInvitation />}
        {outcome ? (
          <SettledCheckout
            outcome={outcome}
            country={shown.country}
            email={email}
            onAskAgain={checkout.resume}
            place={behind}
          />
        ) : (
          <CheckoutForm checkout={checkout} />
        )}
      </section>
      {outcome?.kind === 'on-its-way' ? (
        <SuccessDialog
          open={!isClosed}
          onClose={() => setClosed(true)}
          plan={shown}
          behind={behind}
          next={{
            to: paths.order(outcome.order),
            label: 'Follow your order',
            opening: 'Opening your order in 3 seconds',
          }}
        >
          Your eSIM for {shown.country} is on its way. It shows up on your order page and comes by mail to{' '}
          <b>{email}</b>.{aboutAccount}
        </SuccessDialog>
      ) : (
        <SuccessDialog
          open={isGood && !isClosed}
          onClose={() => setClosed(true)}
          plan={shown}
          behind={behind}
          next={{
            to: paths.profile(),
            label: 'View My eSIMs',
            opening: 'Opening your eSIMs in 3 seconds',
          }}
        >
          Your eSIM for {shown.country} is ready. The QR code is on its way to <b>{email}</b>.{aboutAccount}
        </SuccessDialog>
      )}
    </div>
  );
}
