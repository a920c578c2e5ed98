import type { ReactNode } from 'react';

import { classNames } from '../../../ui/class-names.ts';

import styles from './small-table.module.css';

const NO_NUMBERS: readonly number[] = [];

interface SmallTableProps {
  /** What it is called, for who hears it. */
  label: string;
  head: readonly string[];
  /** Each with its key; the first cell is what a row is called by. */
  rows: readonly (readonly [key: string, cells: readonly ReactNode[]])[];
  /** Which columns are figures, under each other. */
  numbers?: readonly number[];
}

/** A few rows that all stand at once; it scrolls by itself where it is wider than the screen. */
export function SmallTable({ label, head, rows, numbers = NO_NUMBERS }: SmallTableProps) {
  const classOf = (at: number) => classNames(numbers.includes(at) && styles['number']);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a keyboard scrolls it; the box around it is a landmark already
    <div role="group" className={styles['scroll']} aria-label={label} tabIndex={0}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            {head.map((name, at) => (
              <th key={name} scope="col" className={classOf(at)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, [first, ...others]]) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column keeps its place
                <td key={at} className={classOf(at + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
