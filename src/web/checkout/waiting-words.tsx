import type { Stage } from './payment/use-purchase.ts';

import styles from './waiting-words.module.css';

/** What is waited for while a payment is under way, said aloud. */
export function WaitingWords({ stage }: { stage: Stage }) {
  return <output className={styles['waiting']}>{stage.at === 'paying' && wordsFor(stage)}</output>;
}

function wordsFor({ method, step }: Extract<Stage, { at: 'paying' }>): string {
  if (step === 'window')
    return 'Please finish in the PayPal window. If you do not see it, look behind this one.';
  if (step === 'begun') return '';
  return method === 'paypal'
    ? 'You agreed to the payment. Getting your eSIM, please keep this page open.'
    : 'Your payment went through. Getting your eSIM, please keep this page open.';
}
