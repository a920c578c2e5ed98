import caretIcon from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import { useId } from 'react';

import { PLAN_SORTS } from '../../../domain/catalog/browse-order.ts';
import type { SortingProps } from '../../plans/plan-choice.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { planSortingWords as words } from './words.ts';

import styles from './plan-sorting.module.css';

/** Sorts a country's plans on the browse page. */
export function PlanSorting({ sort, onChange }: SortingProps) {
  const name = useId();
  const [first] = PLAN_SORTS;
  const known = PLAN_SORTS.find((one) => one === sort) ?? first;
  return (
    <div className={classNames(styles['sort'], known !== first && styles['sorted'])}>
      <label htmlFor={name} className={styles['label']}>
        {words.name}
      </label>
      <select
        id={name}
        className={styles['select']}
        value={known}
        onChange={({ target }) => onChange({ sort: target.value === first ? null : target.value })}
      >
        {PLAN_SORTS.map((one) => (
          <option key={one} value={one}>
            {words.sorts[one]}
          </option>
        ))}
      </select>
      <Icon of={caretIcon} size={18} className={styles['caret']} />
    </div>
  );
}
