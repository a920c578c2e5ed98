import { Link } from 'react-router';

import { paths } from '../core/paths.ts';
import { phoneTroubleWords } from './words.ts';

import styles from './install-guide.module.css';

/** What keeps a phone from taking an eSIM, and how to find out before the code is spent. */
export function PhoneTrouble() {
  return (
    <div className={styles['trouble']}>
      <p>
        <b>{phoneTroubleWords.locked.question}</b> {phoneTroubleWords.locked.text}
      </p>
      <p>
        <b>{phoneTroubleWords.old.question}</b>{' '}
        {phoneTroubleWords.old.text(<Link to={paths.deviceChecker()}>{phoneTroubleWords.old.check}</Link>)}
      </p>
    </div>
  );
}
