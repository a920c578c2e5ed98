import type { ComponentProps } from 'react';

import { classNames } from '../class-names.ts';

import styles from './checkbox.module.css';

/** Only the mark of a radio, for rows that are themselves the label. */
export function RadioMark({ className, ...input }: Omit<ComponentProps<'input'>, 'type' | 'size'>) {
  return <input {...input} type="radio" className={classNames(styles['radio'], className)} />;
}
