import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import refusedIcon from '@phosphor-icons/core/regular/prohibit.svg?raw';
import { Link } from 'react-router';

import type { Plan } from '../../../domain/catalog/catalog-schema.ts';
import { iccidEnding } from '../../../domain/esims/iccid.ts';
import { paths } from '../../core/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TopUpTimes } from './top-up-times.tsx';
import type { TopUpTerms } from './use-top-up.ts';

import styles from './top-up-note.module.css';

interface TopUpNoteProps {
  /** Null while the network is asked. */
  terms: TopUpTerms | null;
  plan: Plan;
  onAskAgain: () => void;
}

/** Before an added plan is paid: onto which eSIM it goes, when it starts and ends; or why it cannot be added. */
export function TopUpNote({ terms, plan, onAskAgain }: TopUpNoteProps) {
  switch (terms?.kind) {
    case undefined:
      return (
        <div className={styles['note']}>
          <VisuallyHidden status>Loading secure checkout...</VisuallyHidden>
          <Skeleton height="6rem" radius="var(--r)" />
        </div>
      );
    case 'terms':
      return (
        <div className={styles['note']}>
          <Alert
            tone="info"
            title={`Goes onto your eSIM for ${terms.esim.country_name}, ICCID …${iccidEnding(terms.esim.iccid)}`}
          >
            Nothing to install. <TopUpTimes topUp={terms.topUp} />
          </Alert>
        </div>
      );
    case 'refused':
      return (
        <div className={styles['note']}>
          <Panel
            icon={refusedIcon}
            alert
            title="This plan cannot be added"
            action={
              <>
                <Link to={paths.checkout(plan)} className={buttonClass()}>
                  Buy it with a new eSIM
                </Link>
                <Link to={paths.profile()} className={buttonClass('bare')}>
                  View My eSIMs
                </Link>
              </>
            }
          >
            {terms.why} Nothing was charged.
          </Panel>
        </div>
      );
    case 'failed':
      return (
        <div className={styles['note']}>
          <Panel
            icon={brokenIcon}
            alert
            title="We could not ask whether this plan fits"
            action={<Button onClick={onAskAgain}>Try again</Button>}
          >
            {terms.why} Nothing was charged.
          </Panel>
        </div>
      );
  }
}
