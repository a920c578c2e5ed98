import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { methodWords } from './words.ts';

import styles from './card-marks.module.css';

/** The logos of the accepted cards. */
export function CardMarks() {
  return (
    <span className={styles['marks']}>
      <VisuallyHidden>{methodWords.cards}</VisuallyHidden>
      <svg viewBox="0 0 38 24" width="38" height="24" aria-hidden="true">
        <rect className={styles['plate']} x="0.5" y="0.5" width="37" height="23" rx="3.5" />
        <text
          className={styles['visa']}
          x="19"
          y="16.2"
          textAnchor="middle"
          transform="translate(4.3) skewX(-14)"
        >
          VISA
        </text>
      </svg>
      <svg viewBox="0 0 38 24" width="38" height="24" aria-hidden="true">
        <rect className={styles['plate']} x="0.5" y="0.5" width="37" height="23" rx="3.5" />
        <circle cx="15.4" cy="12" r="6.4" fill="#eb001b" />
        <circle cx="22.6" cy="12" r="6.4" fill="#f79e1b" />
        <path d="M19 6.7a6.4 6.4 0 0 1 0 10.6 6.4 6.4 0 0 1 0-10.6z" fill="#ff5f00" />
      </svg>
      <svg viewBox="0 0 38 24" width="38" height="24" aria-hidden="true">
        <rect width="38" height="24" rx="4" fill="#016fd0" />
        <text className={styles['amex']} x="19" y="15.4" textAnchor="middle">
          AMEX
        </text>
      </svg>
    </span>
  );
}

/** PayPal's wordmark, beside its name as text. */
export function PayPalMark() {
  return (
    <svg className={styles['paypal']} viewBox="0 0 62 24" width="62" height="24" aria-hidden="true">
      <text x="1" y="18" fill="#003087">
        Pay
      </text>
      <text x="30.5" y="18" fill="#0070ba">
        Pal
      </text>
    </svg>
  );
}
