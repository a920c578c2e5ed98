import type { Stage } from './payment/use-purchase.ts';
import { waitingWords } from './words.ts';

import styles from './waiting-words.module.css';

/** What is waited for while a payment is under way, said aloud. */
export function WaitingWords({ stage }: { stage: Stage }) {
  return <output className={styles['waiting']}>{stage.at === 'paying' && wordsFor(stage)}</output>;
}

function wordsFor({ method, step }: Extract<Stage, { at: 'paying' }>): string {
  if (step === 'window') return waitingWords.window;
  if (step === 'begun') return '';
  return method === 'paypal' ? waitingWords.paypal : waitingWords.card;
}
