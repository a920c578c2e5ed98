import { useNavigation } from 'react-router';

import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { commonWords } from '../ui/words.ts';

import styles from './page-progress.module.css';

/** A line along the top while the next page loads; its delay hides it for fast pages. */
export function PageProgress() {
  const waiting = useNavigation().state !== 'idle';
  return (
    <>
      {waiting && <div className={styles['line']} />}
      <VisuallyHidden status>{waiting ? commonWords.loading : ''}</VisuallyHidden>
    </>
  );
}
