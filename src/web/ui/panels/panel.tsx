import type { ReactNode } from 'react';

import { Icon } from '../icon.tsx';

import styles from './panel.module.css';

interface PanelProps {
  /** Raw icon source. */
  icon: string;
  title: string;
  /** One sentence. */
  children?: ReactNode;
  /** Beneath the sentence. */
  below?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** The page's own heading when the panel is all there is. */
  heading?: 'h1' | 'h2' | 'h3';
  /** Says it aloud when it takes the place of content. */
  alert?: boolean;
}

/** What stands where a list or page would be, when it is empty, lost or closed. */
export function Panel({
  icon,
  title,
  children,
  below,
  action,
  heading: Heading = 'h2',
  alert = false,
}: PanelProps) {
  return (
    <section className={styles['panel']} role={alert ? 'alert' : undefined}>
      <Icon of={icon} size={36} className={styles['icon']} />
      <Heading className={styles['title']}>{title}</Heading>
      {children && <p className={styles['text']}>{children}</p>}
      {below}
      {action && <div className={styles['action']}>{action}</div>}
    </section>
  );
}
