import type { ReactNode } from 'react';

import { classNames } from '../../../ui/class-names.ts';

import styles from './small-table.module.css';

const NO_NUMBERS: readonly number[] = [];

interface SmallTableProps {
  /** The table's name for screen readers. */
  label: string;
  head: readonly string[];
  /** Rows with their keys; the first cell names the row. */
  rows: readonly (readonly [key: string, cells: readonly ReactNode[]])[];
  /** Columns of figures, aligned to the right. */
  numbers?: readonly number[];
}

/** A short table without pages; if it is wider than the screen, it scrolls on its own. */
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
