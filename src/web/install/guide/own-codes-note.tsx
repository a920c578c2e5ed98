import { Link } from 'react-router';

import type { Answer } from '../../api/use-answer.ts';
import { paths } from '../../core/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { OneTapCard } from '../one-tap-card.tsx';
import { usePlatform } from '../platform.ts';
import type { OwnCodes } from './own-codes.ts';
import { ownCodesWords as words } from './words.ts';

import styles from './own-codes-note.module.css';

interface OwnCodesNoteProps {
  answer: Answer<OwnCodes | null>;
  onTryAgain: () => void;
}

/** Above the steps of a guide opened for an eSIM: whose codes the steps show, or why they show none. */
export function OwnCodesNote({ answer, onTryAgain }: OwnCodesNoteProps) {
  const platform = usePlatform();
  if (answer.state === 'loading') {
    return (
      <div>
        <VisuallyHidden status>{words.loading}</VisuallyHidden>
        <Skeleton height="4.5rem" radius="var(--r)" />
      </div>
    );
  }
  if (answer.state === 'failed') {
    return (
      <Alert title={words.failed.title}>
        <p>{words.failed.text}</p>
        <Button variant="secondary" className={styles['again']} onClick={onTryAgain}>
          {words.failed.again}
        </Button>
      </Alert>
    );
  }
  if (!answer.value) {
    return (
      <Alert tone="info" title={words.unknown.title}>
        {words.unknown.text(<Link to={paths.profile()}>{words.unknown.signIn}</Link>)}
      </Alert>
    );
  }
  const { place, activation } = answer.value;
  return (
    <div>
      <Alert tone="success" title={words.ready.title(place)}>
        {words.ready.text}
      </Alert>
      {platform !== 'other' && (
        <div className={styles['tap']}>
          <OneTapCard platform={platform} activation={activation} />
        </div>
      )}
    </div>
  );
}
