import type { ReactNode } from 'react';

import { classNames } from '../../ui/class-names.ts';
import { Moment } from './moment.tsx';
import { PartyText } from './party-text.tsx';

import styles from './timeline.module.css';

type TimelineTone = 'plain' | 'good' | 'bad' | 'note';

interface TimelineEntry {
  key: string;
  at: string;
  /** The buyer, the shop, an operator or a provider. */
  who: string;
  what: ReactNode;
  details?: string;
  tone?: TimelineTone;
}

const tones: Record<TimelineTone, string | undefined> = {
  plain: undefined,
  good: styles['good'],
  bad: styles['bad'],
  note: styles['note'],
};

/** Events in their order. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles['timeline']}>
      {entries.map(({ key, at, who, what, details, tone = 'plain' }) => (
        <li key={key} className={classNames(styles['entry'], tones[tone])}>
          <p className={styles['what']}>{what}</p>
          {details && (
            <p className={styles['details']}>
              <PartyText>{details}</PartyText>
            </p>
          )}
          <p className={styles['when']}>
            <Moment at={at} exact /> · {who}
          </p>
        </li>
      ))}
    </ol>
  );
}
