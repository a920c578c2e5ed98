import caretIcon from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import { useId } from 'react';

import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { PLAN_SORTS, type PlanSort } from '../../../domain/catalog/plan-order.ts';
import { Icon } from '../../ui/icon.tsx';
import { planFilterWords } from './words.ts';

import styles from './plan-filter.module.css';

interface PlanFilterProps {
  /** Days that are on offer, shortest first. */
  durations: number[];
  /** Null for all. */
  days: number | null;
  onDays: (days: number | null) => void;
  sort: PlanSort;
  onSort: (sort: PlanSort) => void;
}

export function PlanFilter({ durations, days, onDays, sort, onSort }: PlanFilterProps) {
  const name = useId();
  return (
    <div className={styles['filter']} data-scripted>
      <fieldset className={styles['chips']} aria-label={planFilterWords.duration}>
        {[null, ...durations].map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles['chip']}
            aria-pressed={choice === days}
            onClick={() => onDays(choice)}
          >
            {choice === null ? planFilterWords.allDurations : formatDays(choice)}
          </button>
        ))}
      </fieldset>
      <div className={styles['sort']}>
        <label htmlFor={name} className={styles['label']}>
          {planFilterWords.sort}
        </label>
        <select
          id={name}
          className={styles['select']}
          value={sort}
          onChange={({ target }) => onSort(PLAN_SORTS.find((known) => known === target.value) ?? 'price')}
        >
          {PLAN_SORTS.map((known) => (
            <option key={known} value={known}>
              {planFilterWords.sorts[known]}
            </option>
          ))}
        </select>
        <Icon of={caretIcon} size={18} className={styles['caret']} />
      </div>
    </div>
  );
}
