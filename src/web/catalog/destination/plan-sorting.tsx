import caretIcon from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import { useId } from 'react';

import { PLAN_SORTS } from '../../../domain/catalog/browse-order.ts';
import type { SortingProps } from '../../plans/plan-choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { planSortingWords as words } from './words.ts';

import styles from './plan-sorting.module.css';

/** Sorts a country's plans on the browse page. */
export function PlanSorting({ sort, onChange }: SortingProps) {
  const name = useId();
  const [first] = PLAN_SORTS;
  return (
    <div className={styles['sort']}>
      <label htmlFor={name} className={styles['label']}>
        {words.name}
      </label>
      <select
        id={name}
        className={styles['select']}
        value={PLAN_SORTS.find((known) => known === sort) ?? first}
        onChange={({ target }) => onChange({ sort: target.value === first ? null : target.value })}
      >
        {PLAN_SORTS.map((known) => (
          <option key={known} value={known}>
            {words.sorts[known]}
          </option>
        ))}
      </select>
      <Icon of={caretIcon} size={18} className={styles['caret']} />
    </div>
  );
}
