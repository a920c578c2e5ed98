import caretIcon from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import type { ReactNode } from 'react';

import { Icon } from '../icon.tsx';

import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  /** Of all disclosures with this name, the browser keeps only one open. */
  name?: string;
  /** What a press does, visible beside the arrow; the browser says it to screen readers by itself. */
  toggle?: { show: string; hide: string };
  children: ReactNode;
}

/** A native disclosure, which works without scripts. */
export function Disclosure({ summary, open = false, name, toggle, children }: DisclosureProps) {
  return (
    <details className={styles['disclosure']} name={name} open={open}>
      <summary className={styles['summary']}>
        <span>{summary}</span>
        <span className={styles['toggle']} aria-hidden="true">
          {toggle && (
            <>
              <span className={styles['show']}>{toggle.show}</span>
              <span className={styles['hide']}>{toggle.hide}</span>
            </>
          )}
          <Icon of={caretIcon} size={16} className={styles['caret']} />
        </span>
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
