import type { ReactNode } from 'react';

import type { Answer } from '../../api/use-answer.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { commonWords } from '../../ui/words.ts';

import styles from './saved-cards.module.css';

interface ListedProps<T> {
  answer: Answer<T>;
  /** The message if it failed to load. */
  failed: string;
  askAgain: () => void;
  children: (value: T) => ReactNode;
}

/** A list in a card of the account, or its loading or error state. */
export function Listed<T>({ answer, failed, askAgain, children }: ListedProps<T>) {
  if (answer.state === 'loaded') return children(answer.value);
  if (answer.state === 'loading') {
    return (
      <div className={styles['list']}>
        <VisuallyHidden status>{commonWords.loading}</VisuallyHidden>
        <Skeleton width="15rem" height="1.5rem" />
      </div>
    );
  }
  return (
    <div className={styles['state']}>
      <Alert title={failed}>
        <Button variant="link" onClick={askAgain}>
          {commonWords.tryAgain}
        </Button>
      </Alert>
    </div>
  );
}
