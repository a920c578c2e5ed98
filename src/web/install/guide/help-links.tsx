import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { SERVICE } from '../../help/facts/words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmailLink } from '../../ui/email-text.tsx';
import { onwardWords } from './words.ts';

import styles from './help-links.module.css';

/** Further help at the end of a guide. */
export function HelpLinks({ supportEmail }: { supportEmail: string }) {
  return (
    <>
      <p>{onwardWords.write(<EmailLink to={supportEmail} />, SERVICE.firstReply)}</p>
      <div className={styles['row']} data-on-screen>
        <Link to={paths.browse()} className={buttonClass()}>
          {onwardWords.browse}
        </Link>
        <Link to={paths.dashboard()} className={buttonClass('secondary')}>
          {onwardWords.esims}
        </Link>
        <Link to={paths.support()} className={buttonClass('secondary')}>
          {onwardWords.support}
        </Link>
      </div>
    </>
  );
}
