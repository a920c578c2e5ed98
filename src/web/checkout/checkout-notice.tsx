import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { quotedBy } from '../../domain/checkout/payment-method.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { formatUsd } from '../../domain/money.ts';
import { openAuth } from '../account/sign-in/auth-request.ts';
import { paths } from '../core/paths.ts';
import { Alert, type AlertTone } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { Notice } from './payment/use-purchase.ts';

import styles from './checkout-notice.module.css';

/** What went otherwise than hoped, beside the button that was pressed. It takes the focus, so that nobody misses it. */
export function CheckoutNotice({ notice, onCard }: { notice: Notice; onCard: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { tone, title, more } = wordsFor(notice, onCard);
  return (
    <div ref={place} tabIndex={-1} className={styles['place']}>
      <Alert tone={tone} title={title}>
        {more}
      </Alert>
    </div>
  );
}

function wordsFor(notice: Notice, onCard: () => void): { tone: AlertTone; title: string; more?: ReactNode } {
  switch (notice.kind) {
    case 'failed':
      return {
        tone: 'danger',
        title: failureOf(notice),
        more: 'Nothing was charged. Everything you typed is still here.',
      };
    case 'refused':
      return {
        tone: 'danger',
        title: failureOf(notice),
        more: (
          <>
            <p>Everything you typed is still here.</p>
            <Button variant="secondary" className={styles['action']} onClick={onCard}>
              Pay by Card
            </Button>
          </>
        ),
      };
    case 'unsure':
      return {
        tone: 'danger',
        title: failureOf(notice),
        more: 'We could not find out whether you were charged. Paying again is safe: this purchase is charged once at most.',
      };
    case 'price-changed':
      return {
        tone: 'info',
        title: 'The price changed while you were away.',
        more: `It was ${planPrice(notice.was)} and is now ${planPrice(notice.now)}. Please check the total.`,
      };
    case 'paid-before':
      return {
        tone: 'info',
        title: notice.message,
        more: (
          <>
            You were not charged again. <Link to={paths.profile()}>View My eSIMs</Link>, or pay to buy one
            more.
          </>
        ),
      };
    case 'signed-out':
      return {
        tone: 'danger',
        title: failureOf(notice),
        more: (
          <>
            <p>Nothing was charged. Everything you typed is still here.</p>
            <Button
              variant="secondary"
              className={styles['action']}
              onClick={() => openAuth('signin', { email: notice.email })}
            >
              Sign In Again
            </Button>
          </>
        ),
      };
    case 'not-ready':
      return { tone: 'danger', title: 'Payment form is not ready. Please wait a moment and try again.' };
  }
}

/** The shop's or the processor's words; PayPal sometimes has none. */
function failureOf({ method, message }: Extract<Notice, { message: string }>): string {
  if (method === 'card') return `Purchase failed: ${message}`;
  return message ? `PayPal payment failed: ${message}` : 'PayPal payment failed. Please try again.';
}

function planPrice(quote: Quote): string {
  return formatUsd(quotedBy(quote, 'card').price_cents);
}
