import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';

import styles from './install-guide.module.css';

/** What keeps a phone from taking an eSIM, and how to find out before the code is spent. */
export function PhoneTrouble() {
  return (
    <div className={styles['trouble']}>
      <p>
        <b>Locked to a carrier?</b> Such a phone takes no other eSIM. iPhone: Settings, General, About:
        “Carrier Lock” must say “No SIM restrictions”. Android: dial *#06#; with an EID shown, ask your
        carrier whether the phone is unlocked.
      </p>
      <p>
        <b>Older than 2018?</b> Most of those know no eSIM.{' '}
        <Link to={paths.deviceChecker()}>Check your device</Link> before you use the code: it works once.
      </p>
    </div>
  );
}
