import lockIcon from '@phosphor-icons/core/regular/lock.svg?raw';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { FieldMessage } from './field-message.tsx';
import { Icon } from './icon.tsx';

import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  label: string;
  /** Beneath the field; an error takes its place. */
  hint?: ReactNode;
  error?: string | null | undefined;
  /** Shown but not to be changed here, with a lock. */
  locked?: boolean;
}

export function TextField({ label, hint, error, locked = false, className, id, ...input }: TextFieldProps) {
  const made = useId();
  const field = id ?? made;
  const note = `${field}-note`;
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={styles['label']} htmlFor={field}>
        {label}
        {input.required && (
          <span className={styles['star']} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <div className={styles['frame']}>
        <input
          {...input}
          id={field}
          readOnly={locked || input.readOnly}
          className={classNames(styles['input'], locked && styles['locked'], error && styles['wrong'])}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? note : undefined}
        />
        {locked && <Icon of={lockIcon} className={styles['lock']} />}
      </div>
      <FieldMessage id={note} error={error} hint={hint} />
    </div>
  );
}
