import lockIcon from '@phosphor-icons/core/bold/lock-simple-bold.svg?raw';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';

import { formatUsd } from '../../domain/money.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { BillingFields, fieldOf, readBilling } from './billing-fields.tsx';
import { CardField, type CardState } from './card-field.tsx';
import { type BillingError, checkBilling } from './check-billing.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import type { useCardCheckout } from './use-card-checkout.ts';

import styles from './checkout-form.module.css';

/** Who buys, how they pay, and the button that says how much. */
export function CheckoutForm({ checkout }: { checkout: ReturnType<typeof useCardCheckout> }) {
  const { quote, stage, notice, lastBought, user, loading, card, setCard } = checkout;
  const form = useRef<HTMLFormElement>(null);
  const [billingError, setBillingError] = useState<BillingError | null>(null);
  const [cardState, setCardState] = useState<CardState>({ isComplete: false, error: null });
  const [cardMissing, setCardMissing] = useState<string | null>(null);
  const isPaying = stage.at === 'paying';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || isPaying) return;
    const checked = checkBilling(readBilling(form.current), user?.email ?? null);
    setCardMissing(null);
    if ('error' in checked) {
      setBillingError(checked.error);
      fieldOf(form.current, checked.error.field)?.focus();
      return;
    }
    setBillingError(null);
    if (card && !cardState.isComplete) {
      setCardMissing('Please enter your complete card information');
      card.focus();
      return;
    }
    checkout.pay(checked.buyer);
  }

  function changeCard(state: CardState) {
    setCardState(state);
    setCardMissing(null);
  }

  return (
    // Our own messages, in words of ours. Outside of a dialog this method submits nothing: neither before the script
    // runs nor without one does anything typed here leave the page.
    <form ref={form} method="dialog" noValidate onSubmit={submit} aria-busy={isPaying}>
      {lastBought && (
        <div className={styles['bought']}>
          <Alert tone="info" title="You have just bought this plan.">
            <Link to={paths.order(lastBought)}>See your order</Link>. Paying again buys one more eSIM.
          </Alert>
        </div>
      )}
      <BillingFields form={form} user={user} error={billingError} onType={() => setBillingError(null)} />
      <PaymentMethods
        cardForm={
          <CardField
            loading={loading}
            isReady={card !== null}
            onReady={setCard}
            state={cardState}
            onState={changeCard}
            missing={cardMissing}
          />
        }
      />
      <noscript>
        <p className={styles['noscript']}>Paying by card needs JavaScript. Please switch it on and reload.</p>
      </noscript>
      {notice && <CheckoutNotice notice={notice} />}
      <Button type="submit" size="large" wide busy={isPaying} className={styles['pay']}>
        {isPaying ? (
          'Processing Payment...'
        ) : (
          <>
            <Icon of={lockIcon} />
            <span>Complete Purchase • {formatUsd(quote.methods.stripe.total_cents)}</span>
          </>
        )}
      </Button>
      <output className={styles['waiting']}>
        {isPaying &&
          stage.isPaid &&
          'Your payment went through. Getting your eSIM, please keep this page open.'}
      </output>
    </form>
  );
}
