import doneIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import infoIcon from '@phosphor-icons/core/fill/info-fill.svg?raw';
import dangerIcon from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
import warningIcon from '@phosphor-icons/core/fill/warning-fill.svg?raw';
import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

import styles from './alert.module.css';

export type AlertTone = 'danger' | 'warning' | 'info' | 'success';
const icons: Record<AlertTone, string> = {
  danger: dangerIcon,
  warning: warningIcon,
  info: infoIcon,
  success: doneIcon,
};

const toneClasses: Record<AlertTone, string | undefined> = {
  danger: styles['danger'],
  warning: styles['warning'],
  info: styles['info'],
  success: styles['success'],
};

interface AlertProps {
  tone?: AlertTone;
  /** What happened. */
  title: ReactNode;
  /** What to do now. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A message beside what it is about. Screen readers are interrupted by errors and warnings, but not by good news. */
export function Alert({ tone = 'danger', title, children, className }: AlertProps) {
  const urgent = tone === 'danger' || tone === 'warning';
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={classNames(styles['alert'], toneClasses[tone], className)}
    >
      <Icon of={icons[tone]} />
      <div>
        <p className={styles['title']}>{title}</p>
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
