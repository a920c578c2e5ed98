import lostIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import { Link } from 'react-router';

import { paths } from '../core/paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Panel } from '../ui/panels/panel.tsx';

import styles from './page-failure.module.css';

/** What stands in place of a page that broke. */
export function PageFailure() {
  return (
    <div className={styles['place']}>
      <Panel
        icon={lostIcon}
        heading="h1"
        alert
        title="This page did not load"
        action={
          <div className={styles['actions']}>
            <form method="get">
              <Button type="submit">Try again</Button>
            </form>
            <Link to={paths.home()} className={buttonClass('secondary')}>
              Go home
            </Link>
          </div>
        }
      >
        Something went wrong on our side or on the way. Nothing you bought is affected.
      </Panel>
    </div>
  );
}
