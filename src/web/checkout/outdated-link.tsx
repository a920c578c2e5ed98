import { quotedBy } from '../../domain/checkout/payment-method.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { formatMoney, isSameMoney, type Money } from '../../domain/money.ts';
import { Alert } from '../ui/alert.tsx';
import { outdatedLinkWords } from './words.ts';

import styles from './outdated-link.module.css';

interface OutdatedLinkProps {
  /** The plan's price in the link; null if there is none. */
  claimed: Money | null;
  quote: Quote;
}

/** Tells the buyer that the link named a price other than today's. */
export function OutdatedLink({ claimed, quote }: OutdatedLinkProps) {
  const now = quotedBy(quote, 'card').plan;
  if (claimed === null || isSameMoney(claimed, now)) return null;
  return (
    <div className={styles['place']}>
      <Alert tone="info" title={outdatedLinkWords.title}>
        {outdatedLinkWords.text(formatMoney(claimed), formatMoney(now))}
      </Alert>
    </div>
  );
}
