import { type ComponentProps, type ReactNode, useId } from 'react';

import { classNames } from '../class-names.ts';
import { RadioMark } from './radio-mark.tsx';

import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  children: ReactNode;
}

/** A native checkbox; its whole line is the target. `hint` is below it. */
export function Checkbox({ children, className, hint, ...input }: CheckboxProps & { hint?: string }) {
  const about = useId();
  const line = (
    <label className={classNames(styles['line'], hint === undefined && className)}>
      <input
        {...input}
        type="checkbox"
        className={styles['checkbox']}
        aria-describedby={hint === undefined ? undefined : about}
      />
      <span>{children}</span>
    </label>
  );
  if (hint === undefined) return line;
  return (
    <div className={className}>
      {line}
      <p id={about} className={styles['hint']}>
        {hint}
      </p>
    </div>
  );
}

/** A native radio. Radios of a group share a `name`. */
export function Radio({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles['line'], className)}>
      <RadioMark {...input} />
      <span>{children}</span>
    </label>
  );
}
