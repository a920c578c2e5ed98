import type { ReactNode } from 'react';

import { Icon } from '../icon.tsx';

import styles from './panel.module.css';

interface PanelProps {
  /** Raw SVG. */
  icon: string;
  title: string;
  /** One sentence. */
  children?: ReactNode;
  /** How far something is, in place of the icon: the first thing to see of a wait. */
  steps?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** `h1` if the panel is the page's whole content. */
  heading?: 'h1' | 'h2' | 'h3';
  /** Read out by screen readers when it replaces content. */
  alert?: boolean;
}

/** Replaces an empty, missing or closed list or page. */
export function Panel({
  icon,
  title,
  children,
  steps,
  action,
  heading: Heading = 'h2',
  alert = false,
}: PanelProps) {
  return (
    <section className={styles['panel']} role={alert ? 'alert' : undefined}>
      {steps ? (
        <div className={styles['steps']}>{steps}</div>
      ) : (
        <Icon of={icon} size={36} className={styles['icon']} />
      )}
      <Heading className={styles['title']}>{title}</Heading>
      {children && <p className={styles['text']}>{children}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </section>
  );
}
