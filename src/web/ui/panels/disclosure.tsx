import caretIcon from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import type { ReactNode } from 'react';

import { Icon } from '../icon.tsx';

import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}

/** A native disclosure, which works without scripts. */
export function Disclosure({ summary, open = false, children }: DisclosureProps) {
  return (
    <details className={styles['disclosure']} open={open}>
      <summary className={styles['summary']}>
        <span>{summary}</span>
        <Icon of={caretIcon} size={16} className={styles['caret']} />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
