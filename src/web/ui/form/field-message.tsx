import rightIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import wrongIcon from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

import styles from './text-field.module.css';

interface FieldMessageProps {
  id?: string;
  error?: string | null | undefined;
  /** Shown in green with a check when what was typed is complete. */
  done?: string | null | undefined;
  hint?: ReactNode;
}

/** The line under a field: its error, which is read out; else that it is complete; else the hint. */
export function FieldMessage({ id, error, done, hint }: FieldMessageProps) {
  const message = error ?? done;
  return (
    <p
      id={id}
      className={classNames(styles['note'], error ? styles['bad'] : done && styles['good'])}
      role={error ? 'alert' : undefined}
      aria-live={error ? undefined : 'polite'}
    >
      {message && <Icon of={error ? wrongIcon : rightIcon} size={16} />}
      {message ?? hint}
    </p>
  );
}
