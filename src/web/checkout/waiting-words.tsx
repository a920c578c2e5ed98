import type { Stage } from './payment/use-purchase.ts';
import { waitingWords } from './words.ts';

import styles from './waiting-words.module.css';

/** What is waited for while the form still stands, said aloud. */
export function WaitingWords({ stage }: { stage: Stage }) {
  const isInWindow = stage.at === 'paying' && stage.step === 'window';
  return <output className={styles['waiting']}>{isInWindow && waitingWords.window}</output>;
}
