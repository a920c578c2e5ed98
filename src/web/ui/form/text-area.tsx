import { type ComponentProps, type ReactNode, useId } from 'react';

import { classNames } from '../class-names.ts';
import { FieldMessage } from './field-message.tsx';

import styles from './text-field.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
}

/** A field for several lines, otherwise like `TextField`. */
export function TextArea({ label, hint, error, className, id, ...area }: TextAreaProps) {
  const made = useId();
  const field = id ?? made;
  const note = `${field}-note`;
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={styles['label']} htmlFor={field}>
        {label}
      </label>
      <textarea
        rows={5}
        {...area}
        id={field}
        className={classNames(styles['input'], styles['area'], error && styles['wrong'])}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? note : undefined}
      />
      <FieldMessage id={note} error={error} hint={hint} />
    </div>
  );
}
