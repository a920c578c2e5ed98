import { useState } from 'react';

import { refundSentence } from '../../../domain/checkout/refund-words.ts';
import type { BundleStatus } from '../../../domain/esims/bundle-status.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { GAP } from '../../../domain/language-words.ts';
import { formatMoney, ofSent } from '../../../domain/money.ts';
import {
  decideRefund,
  type NoRefund,
  type RefundDecision,
  type RefundPolicy,
  refusalText,
} from '../../../domain/orders/refund-policy.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import { useRefundPolicy } from '../../core/site.ts';
import { linkWords } from '../../core/words.ts';
import { Button } from '../../ui/button.tsx';
import { LocalDate } from '../../ui/time/local-date.tsx';
import { priceLeft } from './price-left.ts';
import { refundOfferWords, returnAskedWords } from './words.ts';

import styles from './esim-details.module.css';

interface RefundOfferProps {
  esim: UserEsim;
  usage: BundleStatus | null;
  onAsk: () => void;
}

/** Whether an eSIM can be returned, as far as the page knows, or why not; the shop decides. */
export function RefundOffer({ esim, usage, onAsk }: RefundOfferProps) {
  const [now] = useState(() => new Date());
  const policy = useRefundPolicy();
  const decision = decideByEye(esim, usage, policy, now);
  const what = esim.top_up_of === null ? 'eSIM' : 'plan';
  return (
    <section className={styles['part']} aria-labelledby="esim-refund">
      <h3 id="esim-refund" className={styles['title']}>
        {refundOfferWords.title}
      </h3>
      {decision.allowed && !esim.return_asked ? (
        <>
          <p className={styles['note']}>
            {refundOfferWords.offer(what, <LocalDate at={decision.until.toISOString()} withTime />)}
          </p>
          <div>
            <Button variant="secondary" onClick={onAsk}>
              {linkWords.getRefund}
            </Button>
          </div>
        </>
      ) : (
        <p className={styles['note']}>
          <WhyNot esim={esim} why={decision.allowed ? 'returned' : decision.why} hours={policy.hours} />
        </p>
      )}
    </section>
  );
}

interface WhyNotProps {
  esim: Pick<
    UserEsim,
    | 'status'
    | 'top_up_of'
    | 'paid'
    | 'refunded_in_part'
    | 'return_asked'
    | 'refund_cause'
    | 'refund'
    | 'refunded_at'
  >;
  why: NoRefund;
  hours: number;
}

/** The state of the refund if there is one, or may be; else why there is none. */
export function WhyNot({ esim, why, hours }: WhyNotProps) {
  const { refund_cause: cause, refund, refunded_at: at } = esim;
  const what = esim.top_up_of === null ? 'eSIM' : 'plan';
  if (cause !== null && refund !== null) {
    const amount = formatMoney(ofSent(refund));
    return (
      <>
        {refundSentence(cause, what)}
        {GAP}
        {at === null ? (
          refundOfferWords.coming(amount)
        ) : (
          <>
            {refundOfferWords.sent(amount, <LocalDate at={at} />)}
            {GAP}
            {BANK_TIME}
          </>
        )}
      </>
    );
  }
  if (esim.return_asked) return returnAskedWords.text(what, priceLeft(esim));
  return (
    <>
      {esim.status === 'cancelled' && `${refundOfferWords.takenBack(what)} `}
      {refusalText(why, hours, what)}
    </>
  );
}

/** The refund policy, applied to what the list knows about an eSIM. One that was taken back is not necessarily refunded. */
export function decideByEye(
  esim: Pick<UserEsim, 'refund_cause' | 'purchased_at'>,
  usage: BundleStatus | null,
  policy: RefundPolicy,
  now: Date,
): RefundDecision {
  const usedShare = (usage?.usage_percent ?? 0) / 100;
  return decideRefund(
    {
      state: esim.refund_cause === null ? 'delivered' : 'refunded',
      paidAt: new Date(esim.purchased_at),
      disputed: false,
      disputeLostAt: null,
      bundle: usage && {
        state: usage.bundle_state,
        usedBytes: usage.initial_quantity * usedShare,
      },
    },
    policy,
    now,
  );
}
