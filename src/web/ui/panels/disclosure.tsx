import caretIcon from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import type { ReactNode } from 'react';

import { Icon } from '../icon.tsx';

import styles from './disclosure.module.css';

interface FoldProps {
  summary: ReactNode;
  /** Open at first sight. */
  open?: boolean;
  children: ReactNode;
}

/** A native disclosure: opens without any script. */
export function Fold({ summary, open = false, children }: FoldProps) {
  return (
    <details className={styles['fold']} open={open}>
      <summary className={styles['summary']}>
        <span>{summary}</span>
        <Icon of={caretIcon} size={16} className={styles['caret']} />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
