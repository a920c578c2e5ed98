import { layoutWords } from './words.ts';

import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a href="#main" className={styles['skip']}>
      {layoutWords.skip}
    </a>
  );
}
