import { useState } from 'react';

import { Button } from '../ui/button.tsx';
import { ownEsimsWords } from './words.ts';

import styles from './hidden-esims.module.css';

/** Shows the next page of a long list. @param left how many are not shown yet */
export function ShowMoreEsims({ left, onMore }: { left: number; onMore: () => void }) {
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  return (
    <p className={styles['note']}>
      <Button
        variant="secondary"
        busy={pressedAt === left}
        onClick={() => {
          setPressedAt(left);
          onMore();
        }}
      >
        {ownEsimsWords.more(left)}
      </Button>
    </p>
  );
}
