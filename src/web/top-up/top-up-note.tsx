import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import refusedIcon from '@phosphor-icons/core/regular/prohibit.svg?raw';
import { Link } from 'react-router';

import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import { iccidEnding } from '../../domain/esims/iccid.ts';
import { GAP } from '../../domain/language-words.ts';
import { paths } from '../core/paths.ts';
import { linkWords } from '../core/words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Panel } from '../ui/panels/panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { commonWords } from '../ui/words.ts';
import type { TopUpTerms } from './read-terms.ts';
import { TopUpTimes } from './top-up-times.tsx';
import { topUpNoteWords } from './words.ts';

import styles from './top-up-note.module.css';

interface TopUpNoteProps {
  /** Null while loading. */
  terms: TopUpTerms | null;
  plan: Plan;
  onAskAgain: () => void;
}

/** Before a top-up is paid: its eSIM, its start and end; or why it cannot be added. */
export default function TopUpNote({ terms, plan, onAskAgain }: TopUpNoteProps) {
  switch (terms?.kind) {
    case undefined:
      return (
        <div className={styles['note']}>
          <VisuallyHidden status>{topUpNoteWords.loading}</VisuallyHidden>
          <Skeleton height="6rem" radius="var(--r)" />
        </div>
      );
    case 'terms':
      return (
        <div className={styles['note']}>
          <Alert
            tone="info"
            title={topUpNoteWords.fits.title(terms.esim.country_name, iccidEnding(terms.esim.iccid))}
          >
            {topUpNoteWords.fits.text} <TopUpTimes topUp={terms.topUp} />
          </Alert>
        </div>
      );
    case 'refused':
      return (
        <div className={styles['note']}>
          <Panel
            icon={refusedIcon}
            alert
            title={topUpNoteWords.refused.title}
            action={
              <>
                <Link to={paths.checkout(plan)} className={buttonClass()}>
                  {topUpNoteWords.refused.newEsim}
                </Link>
                <Link to={paths.profile()} className={buttonClass('bare')}>
                  {linkWords.viewMyEsims}
                </Link>
              </>
            }
          >
            {terms.why}
            {GAP}
            {topUpNoteWords.notCharged}
          </Panel>
        </div>
      );
    case 'failed':
      return (
        <div className={styles['note']}>
          <Panel
            icon={brokenIcon}
            alert
            title={topUpNoteWords.failed}
            action={<Button onClick={onAskAgain}>{commonWords.tryAgain}</Button>}
          >
            {terms.why}
            {GAP}
            {topUpNoteWords.notCharged}
          </Panel>
        </div>
      );
  }
}
