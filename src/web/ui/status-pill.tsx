import workingIcon from '@phosphor-icons/core/fill/arrows-clockwise-fill.svg?raw';
import spentIcon from '@phosphor-icons/core/fill/battery-empty-fill.svg?raw';
import activeIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import lapsedIcon from '@phosphor-icons/core/fill/clock-fill.svg?raw';
import queuedIcon from '@phosphor-icons/core/fill/hourglass-fill.svg?raw';
import unknownIcon from '@phosphor-icons/core/fill/question-fill.svg?raw';
import revokedIcon from '@phosphor-icons/core/fill/x-circle-fill.svg?raw';
import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

import styles from './status-pill.module.css';

export type StatusTone = 'good' | 'waiting' | 'working' | 'spent' | 'empty' | 'quiet' | 'bad' | 'other';
const icons: Record<StatusTone, string> = {
  good: activeIcon,
  waiting: queuedIcon,
  working: workingIcon,
  spent: spentIcon,
  empty: spentIcon,
  quiet: lapsedIcon,
  bad: revokedIcon,
  other: unknownIcon,
};

const toneClasses: Record<StatusTone, string | undefined> = {
  good: styles['good'],
  waiting: styles['waiting'],
  working: styles['working'],
  spent: styles['spent'],
  empty: styles['empty'],
  quiet: styles['quiet'],
  bad: styles['bad'],
  other: styles['other'],
};

/** A state as a word with an icon on a tint; the colour only repeats the word. */
export function StatusPill({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classNames(styles['pill'], toneClasses[tone])}>
      <Icon of={icons[tone]} size={16} />
      {children}
    </span>
  );
}
