import { Spinner } from '../ui/spinner.tsx';
import { commonWords } from '../ui/words.ts';
import { HINT_PATTERN } from './session.ts';

import styles from './session-cover.module.css';

/** However bad the connection, the cover disappears after this long. */
const AT_MOST_MS = 6_000;

const MARK = 'covered';

/**
 * Runs before the page is painted: covers it for a visitor who may be signed in. The page itself is the same for everybody, and
 * uncovered.
 */
export const COVER_SCRIPT = `if(/${HINT_PATTERN}/.test(document.cookie)){const d=document.documentElement.dataset;d.${MARK}="";setTimeout(()=>delete d.${MARK},${AT_MOST_MS})}`;

/** Covers the whole page until the session is known. */
export function SessionCover() {
  return (
    <output className={styles['cover']}>
      <Spinner large />
      {commonWords.loading}
    </output>
  );
}

export function uncoverPage(): void {
  delete document.documentElement.dataset[MARK];
}
