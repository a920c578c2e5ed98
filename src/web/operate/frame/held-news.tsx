import { Button } from '../../ui/button.tsx';
import { useHeldNews } from '../api/following.ts';
import { frameWords as words } from './words.ts';

import styles from './held-news.module.css';

/** Says that others have changed what is shown, while somebody types or points: the page stays until they have done, or ask. */
export function HeldNews() {
  const { isHolding, show } = useHeldNews();
  return (
    <output className={styles['place']}>
      {isHolding && (
        <p className={styles['news']}>
          {words.held}
          <Button variant="bare" onClick={show}>
            {words.showHeld}
          </Button>
        </p>
      )}
    </output>
  );
}
