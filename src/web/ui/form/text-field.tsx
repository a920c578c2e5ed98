import lockIcon from '@phosphor-icons/core/regular/lock.svg?raw';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { FieldMessage } from './field-message.tsx';

import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  label: string;
  /** Under the field; an error replaces it. */
  hint?: ReactNode;
  error?: string | null | undefined;
  /** Shows the value with a lock; it cannot be changed here. */
  locked?: boolean;
  /** A small control at the end of the field, inside its frame. */
  control?: ReactNode;
  /** A button in line with the field, as high as it. */
  beside?: ReactNode;
}

export function TextField({
  label,
  hint,
  error,
  locked = false,
  control,
  beside,
  className,
  id,
  ...input
}: TextFieldProps) {
  const made = useId();
  const field = id ?? made;
  const note = `${field}-note`;
  const isWrong = error ? true : input['aria-invalid'];
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
      <div className={classNames(styles['frame'], beside !== undefined && styles['line'])}>
        <input
          {...input}
          id={field}
          readOnly={locked || input.readOnly}
          className={classNames(
            styles['input'],
            locked && styles['locked'],
            control !== undefined && styles['shared'],
            isWrong && styles['wrong'],
          )}
          aria-invalid={isWrong}
          aria-describedby={error || hint ? note : undefined}
        />
        {locked && <Icon of={lockIcon} className={styles['lock']} />}
        {control !== undefined && <div className={styles['control']}>{control}</div>}
        {beside}
      </div>
      <FieldMessage id={note} error={error} hint={hint} />
    </div>
  );
}
