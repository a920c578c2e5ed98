import caretIcon from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import { type ComponentProps, useId } from 'react';

import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

import styles from './text-field.module.css';

/** A native select in the frame of a `TextField`. Its options are the children. */
export function SelectField({
  label,
  className,
  children,
  ...select
}: ComponentProps<'select'> & { label: string }) {
  const field = useId();
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={styles['label']} htmlFor={field}>
        {label}
      </label>
      <div className={styles['frame']}>
        <select {...select} id={field} className={classNames(styles['input'], styles['select'])}>
          {children}
        </select>
        <Icon of={caretIcon} size={16} className={styles['lock']} />
      </div>
    </div>
  );
}
