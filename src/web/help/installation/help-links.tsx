import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { SERVICE } from '../facts/service-facts.ts';
import { SupportMail } from '../facts/support-mail.tsx';

import styles from './help-links.module.css';

/** Where to go from a guide. */
export function HelpLinks({ supportEmail }: { supportEmail: string }) {
  return (
    <section className={styles['links']} aria-labelledby="onward">
      <h2 id="onward" className={styles['title']}>
        Stuck, or ready to go?
      </h2>
      <p>
        Write to <SupportMail to={supportEmail} />, 24/7. The first reply takes {SERVICE.firstReply}.
      </p>
      <div className={styles['row']}>
        <Link to={paths.browse()} className={buttonClass()}>
          Browse Plans
        </Link>
        <Link to={paths.dashboard()} className={buttonClass('secondary')}>
          Your eSIMs
        </Link>
        <Link to={paths.support()} className={buttonClass('secondary')}>
          Support
        </Link>
      </div>
    </section>
  );
}
