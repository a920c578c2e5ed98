import { useRef, useState } from 'react';

import { MAX_STOPS } from '../../domain/trip/cover-stops.ts';

/** A row of the form. */
export interface StopRow {
  /** Stays the same when the rows change places. */
  key: number;
  place: string;
  days: string;
}

/** Rows beyond those of the trip, for a page without scripts, where none can be added. */
const EMPTY = { place: '', days: '' };
const LEAST = 2;

/** The stops of the form, and what can be done with them. */
export function useStops(initial: readonly Omit<StopRow, 'key'>[]) {
  const [rows, setRows] = useState(() => {
    const empty = Array.from({ length: Math.max(0, LEAST - initial.length) }, () => EMPTY);
    return [...initial, ...empty].map(({ place, days }, key): StopRow => ({ key, place, days }));
  });
  const next = useRef(rows.length);
  return {
    rows,
    isFull: rows.length >= MAX_STOPS,
    add: () => {
      const key = next.current++;
      setRows((now) => [...now, { key, ...EMPTY }]);
    },
    remove: (key: number) => setRows((now) => now.filter((row) => row.key !== key)),
    change: (key: number, part: Partial<StopRow>) =>
      setRows((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row))),
    /** Puts a row at a position. */
    move: (key: number, to: number) =>
      setRows((now) => {
        const row = now.find((one) => one.key === key);
        if (!row || to < 0 || to >= now.length) return now;
        return now.filter((one) => one !== row).toSpliced(to, 0, row);
      }),
  };
}
