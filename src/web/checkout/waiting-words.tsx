import type { Stage } from './payment/use-purchase.ts';
import { waitingWords } from './words.ts';

import styles from './waiting-words.module.css';

/** Read out while the form is still shown: what the checkout waits for. */
export function WaitingWords({ stage }: { stage: Stage }) {
  const isInWindow = stage.at === 'paying' && stage.step === 'window';
  return <output className={styles['waiting']}>{isInWindow && waitingWords.window}</output>;
}
