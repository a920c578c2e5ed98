import { memo, type ReactNode } from 'react';

import { formatDays } from '../../domain/catalog/data-amount.ts';
import type { PlanView } from './use-plan-view.ts';
import { planFilterWords } from './words.ts';

import styles from './plan-filter.module.css';

interface PlanFilterProps {
  /** Available durations in days, shortest first. */
  durations: readonly number[];
  /** Null for all. */
  days: number | null;
  /** Whether both unlimited and fixed data are on offer. */
  hasTypes: boolean;
  /** Null for both. */
  type: PlanView['type'];
  /** Must be a stable reference. */
  onChange: (change: Partial<PlanView>) => void;
  /** Beside or below the chips. */
  children: ReactNode;
}

/** How long, and how much? Each answer is a chip; a second press on an amount clears it. */
export const PlanFilter = memo(function PlanFilter({
  durations,
  days,
  hasTypes,
  type,
  onChange,
  children,
}: PlanFilterProps) {
  const chip = (key: string | number, text: string, pressed: boolean, change: Partial<PlanView>) => (
    <button
      key={key}
      type="button"
      className={styles['chip']}
      aria-pressed={pressed}
      onClick={() => (pressed && 'days' in change ? undefined : onChange(change))}
    >
      {text}
    </button>
  );
  return (
    <div className={styles['tools']} data-scripted>
      <div className={styles['filter']}>
        {durations.length > 1 && (
          <fieldset className={styles['chips']} aria-label={planFilterWords.duration}>
            {chip(0, planFilterWords.allDurations, days === null, { days: null })}
            {durations.map((choice) => chip(choice, formatDays(choice), choice === days, { days: choice }))}
          </fieldset>
        )}
        {hasTypes && (
          <fieldset className={styles['chips']} aria-label={planFilterWords.data}>
            {(['unlimited', 'fixed'] as const).map((choice) =>
              chip(choice, planFilterWords.types[choice], choice === type, {
                type: choice === type ? null : choice,
              }),
            )}
          </fieldset>
        )}
      </div>
      {children}
    </div>
  );
});
