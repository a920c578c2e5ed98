import type { ChangeEventHandler, ReactNode } from 'react';

import { Button } from '../../../ui/button.tsx';
import { tableWords } from './words.ts';

import checkbox from '../../../ui/form/checkbox.module.css';
import styles from './select-rows.module.css';

interface SelectRowProps {
  label: string;
  checked: boolean;
  /** Some of its rows are selected. */
  isPartly?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** The checkbox of one row, or of all. */
export function SelectRow({ label, checked, isPartly = false, onChange }: SelectRowProps) {
  return (
    <label className={styles['target']}>
      <input
        type="checkbox"
        className={checkbox['checkbox']}
        aria-label={label}
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = isPartly && !checked;
        }}
        onChange={onChange}
      />
    </label>
  );
}

/** The bar above a table while rows are selected. */
export function SelectedRows({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  return (
    <div className={styles['selected']}>
      <output className={styles['count']}>{tableWords.selected(count)}</output>
      {children}
      <Button variant="bare" onClick={onClear}>
        {tableWords.clear}
      </Button>
    </div>
  );
}
