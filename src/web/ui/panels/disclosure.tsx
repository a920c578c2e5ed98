import caretIcon from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

import styles from './disclosure.module.css';

interface DisclosureProps {
  id?: string;
  summary: ReactNode;
  /** In a frame of its own, under a heading, instead of a line of a list. */
  card?: boolean;
  /** Whether it is open at first. */
  open?: boolean;
  /** Of all disclosures with this name, the browser keeps only one open. */
  name?: string;
  /** What a press does, visible beside the arrow; the browser says it to screen readers by itself. */
  toggle?: { show: string; hide: string };
  children: ReactNode;
}

/** A native disclosure, which works without scripts. */
export function Disclosure({
  id,
  summary,
  card = false,
  open = false,
  name,
  toggle,
  children,
}: DisclosureProps) {
  return (
    <details
      id={id}
      className={classNames(styles['disclosure'], card && styles['card'])}
      name={name}
      open={open}
    >
      <summary className={styles['summary']}>
        {card ? <h2 className={styles['title']}>{summary}</h2> : <span>{summary}</span>}
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
