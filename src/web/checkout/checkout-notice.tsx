import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';

import {
  DEFAULT_METHOD,
  type PaymentMethod,
  PAYMENT_METHODS,
  quotedBy,
} from '../../domain/checkout/payment-method.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { priceWords } from '../../domain/price-words.ts';
import { paths } from '../core/paths.ts';
import { useSettings } from '../core/site.ts';
import { linkWords } from '../core/words.ts';
import { otherMethods } from '../price/payment-method.ts';
import { openAuth } from '../session/auth-request.ts';
import { Alert, type AlertTone } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { Notice } from './payment/use-purchase.ts';
import { noticeWords } from './words.ts';

import styles from './checkout-notice.module.css';

interface OtherWays {
  onMethod: (method: PaymentMethod) => void;
  /** The buyer wants to type in another card. */
  onOtherCard: () => void;
}

/** What went wrong, beside the button that was pressed. It takes the focus, so that nobody misses it. */
export function CheckoutNotice({ notice, ...ways }: { notice: Notice } & OtherWays) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  const others = otherMethods(useSettings());
  const { tone, title, more } = wordsFor(notice, { ...ways, others });
  return (
    <div ref={place} tabIndex={-1} className={styles['place']}>
      <Alert tone={tone} title={title}>
        {more}
      </Alert>
    </div>
  );
}

function wordsFor(
  notice: Notice,
  { onMethod, onOtherCard, others }: OtherWays & { others: PaymentMethod[] },
): { tone: AlertTone; title: string; more?: ReactNode } {
  switch (notice.kind) {
    case 'failed':
      return {
        tone: 'danger',
        title: failureOf(notice),
        more: noticeWords.notCharged,
      };
    case 'refused':
      return {
        tone: 'danger',
        title: failureOf(notice),
        more: (
          <>
            <p>{noticeWords.kept}</p>
            <Button variant="secondary" className={styles['action']} onClick={() => onMethod(DEFAULT_METHOD)}>
              {noticeWords.payByCard}
            </Button>
          </>
        ),
      };
    case 'declined':
      return {
        tone: 'danger',
        title: failureOf(notice),
        more: (
          <>
            <p>{noticeWords.notCharged}</p>
            <div className={styles['actions']}>
              <Button variant="secondary" onClick={onOtherCard}>
                {noticeWords.otherCard}
              </Button>
              {others.map((method) => (
                <Button key={method} variant="secondary" onClick={() => onMethod(method)}>
                  {noticeWords.payWith(PAYMENT_METHODS[method].name)}
                </Button>
              ))}
            </div>
          </>
        ),
      };
    case 'unsure':
      return {
        tone: 'danger',
        title: failureOf(notice),
        more: noticeWords.unsure,
      };
    case 'price-changed':
      return {
        tone: 'info',
        title: notice.why ?? noticeWords.priceChanged.title,
        more: noticeWords.priceChanged.text(withoutFee(notice.was), withoutFee(notice.now)),
      };
    case 'paused':
      return { tone: 'warning', title: notice.message, more: noticeWords.notCharged };
    case 'paid-before':
      return {
        tone: 'info',
        title: notice.message,
        more: <>{noticeWords.paidBefore(<Link to={paths.profile()}>{linkWords.viewMyEsims}</Link>)}</>,
      };
    case 'signed-out':
      return {
        tone: 'danger',
        title: failureOf(notice),
        more: (
          <>
            <p>{noticeWords.notCharged}</p>
            <Button
              variant="secondary"
              className={styles['action']}
              onClick={() => openAuth('signin', { email: notice.email })}
            >
              {noticeWords.signInAgain}
            </Button>
          </>
        ),
      };
    case 'not-ready':
      return { tone: 'danger', title: noticeWords.notReady };
  }
}

/** The shop's or the processor's message; PayPal's is sometimes empty. */
function failureOf({ method, message }: Extract<Notice, { message: string }>): string {
  if (method === DEFAULT_METHOD) return noticeWords.cardFailed(message);
  return noticeWords.failed(PAYMENT_METHODS[method].name, message);
}

const withoutFee = (quote: Quote) => priceWords(quotedBy(quote, DEFAULT_METHOD)).plan;
