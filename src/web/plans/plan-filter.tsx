import { memo, type ReactNode, startTransition, useOptimistic, useState } from 'react';

import { formatDataAmount, formatDays } from '../../domain/catalog/data-amount.ts';
import type { PlanView } from './use-plan-view.ts';
import { planFilterWords as words } from './words.ts';

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
  /** Null for all. */
  megabytes?: PlanView['megabytes'];
  /** Must be a stable reference. */
  onChange: (change: Partial<PlanView>) => void;
  /** Beside or below the chips. */
  children: ReactNode;
}

/**
 * How long, and how much? Each answer is a chip; a second press clears it. A size is there if the visitor came with one, and
 * then comes first, because phones show only the beginning. A chip answers its press at once, and the list follows in its own
 * time.
 */
export const PlanFilter = memo(function PlanFilter({
  durations,
  days: shownDays,
  hasTypes,
  type: shownType,
  megabytes: shownSize = null,
  onChange,
  children,
}: PlanFilterProps) {
  const [{ days, type, megabytes }, answer] = useOptimistic({
    days: shownDays,
    type: shownType,
    megabytes: shownSize,
  });
  // A chip that is cleared stays, so that nothing moves, and a second press brings it back.
  const [size] = useState(megabytes);
  const isAll = days === null && type === null && megabytes === null;
  const chip = (text: string, pressed: boolean, on: Partial<PlanView>, off?: Partial<PlanView>) => (
    <button
      key={text}
      type="button"
      className={styles['chip']}
      aria-pressed={pressed}
      onClick={() => {
        const change = pressed ? off : on;
        if (!change) return;
        startTransition(() => {
          answer((before) => ({ ...before, ...change }));
          onChange(change);
        });
      }}
    >
      {text}
    </button>
  );
  const group = (name: string, chips: ReactNode[]) => (
    <fieldset key={name} className={styles['chips']} aria-label={name}>
      {chips}
    </fieldset>
  );
  const lengths =
    durations.length > 1 &&
    group(words.duration, [
      chip(words.all, isAll, { days: null, type: null, megabytes: null }),
      ...durations.map((choice) =>
        chip(formatDays(choice), choice === days, { days: choice }, { days: null }),
      ),
    ]);
  const sizes =
    size !== null &&
    chip(words.size(formatDataAmount(size)), megabytes !== null, { megabytes: size }, { megabytes: null });
  const amounts =
    (hasTypes || size !== null) &&
    group(words.data, [
      sizes,
      hasTypes &&
        (['unlimited', 'fixed'] as const).map((choice) =>
          chip(words.types[choice], choice === type, { type: choice }, { type: null }),
        ),
    ]);
  return (
    <div className={styles['tools']} data-scripted>
      <div className={styles['filter']}>{size === null ? [lengths, amounts] : [amounts, lengths]}</div>
      {children}
    </div>
  );
});
