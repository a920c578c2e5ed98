import { quotedBy } from '../../domain/checkout/payment-method.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { formatMoney, isSameMoney, type Money } from '../../domain/money.ts';
import { Alert } from '../ui/alert.tsx';
import { outdatedLinkWords } from './words.ts';

import styles from './outdated-link.module.css';

interface OutdatedLinkProps {
  /** What the link says that the plan costs; null when it says nothing. */
  claimed: Money | null;
  quote: Quote;
}

/** Says that the link which led here named another price than the shop asks. */
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
