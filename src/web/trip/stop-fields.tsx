import downIcon from '@phosphor-icons/core/bold/arrow-down-bold.svg?raw';
import upIcon from '@phosphor-icons/core/bold/arrow-up-bold.svg?raw';
import dragIcon from '@phosphor-icons/core/bold/dots-six-vertical-bold.svg?raw';
import removeIcon from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { type PointerEvent, useState } from 'react';

import { MAX_PLACE_LENGTH, MAX_TRIP_DAYS } from '../../domain/trip/trip-address.ts';
import { SearchResults } from '../search/search-results.tsx';
import { useDestinationSearch } from '../search/use-destination-search.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { TextField } from '../ui/form/text-field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { StopRow } from './use-stops.ts';
import { tripFormWords as words } from './words.ts';

import styles from './trip-form.module.css';

interface StopFieldsProps {
  row: StopRow;
  position: number;
  of: number;
  errors: { place: string | null; days: string | null };
  onChange: (part: Partial<StopRow>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One stop of the form: its place, found by the shop's search, its days, and its position among the others. */
export function StopFields({ row, position, of, errors, onChange, onMove, onRemove }: StopFieldsProps) {
  const search = useDestinationSearch(row.place, ({ name }) => onChange({ place: name }), true);
  const { place, field, leave } = search;
  const [isDragged, setDragged] = useState(false);
  const name = row.place === '' ? words.stop(position + 1) : row.place;
  const { onPointerDown, ...drag } = dragging(position, onMove, setDragged);
  return (
    <li className={classNames(styles['stop'], isDragged && styles['dragged'])} data-stop>
      <span
        className={styles['handle']}
        data-scripted
        data-handle
        aria-hidden="true"
        onPointerDown={onPointerDown}
        {...(isDragged && drag)}
      >
        <Icon of={dragIcon} />
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what it hears is its field's and its list's */}
      <search
        className={styles['search']}
        ref={place}
        onKeyDown={(event) => {
          // A quick Enter means the typed place, and not yet the whole trip.
          const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
          if (isEnter && !event.defaultPrevented && field.value !== row.place) search.submit(event);
        }}
        onBlur={(event) => {
          leave(event);
          // What was typed and not chosen stays, too.
          const typed = field.value;
          if (typed !== row.place) onChange({ place: typed });
        }}
      >
        <TextField
          {...field}
          label={words.placeOf(position + 1)}
          type="search"
          name="place"
          maxLength={MAX_PLACE_LENGTH}
          placeholder={position === 0 ? words.example : undefined}
          error={errors.place}
        />
        <SearchResults of={search} />
      </search>
      <TextField
        className={styles['days']}
        label={words.days}
        type="number"
        name="days"
        inputMode="numeric"
        min={1}
        max={MAX_TRIP_DAYS}
        value={row.days}
        onChange={(event) => onChange({ days: event.target.value })}
        error={errors.days}
      />
      <div className={styles['order']} data-scripted>
        {position > 0 && (
          <Button
            variant="icon"
            id={`up-${row.key}`}
            aria-label={words.up(name)}
            onClick={() => onMove(position - 1)}
          >
            <Icon of={upIcon} />
          </Button>
        )}
        {position < of - 1 && (
          <Button
            variant="icon"
            id={`down-${row.key}`}
            aria-label={words.down(name)}
            onClick={() => onMove(position + 1)}
          >
            <Icon of={downIcon} />
          </Button>
        )}
        {of > 1 && (
          <Button variant="icon" aria-label={words.remove(name)} onClick={onRemove}>
            <Icon of={removeIcon} />
          </Button>
        )}
      </div>
    </li>
  );
}

/** The pointer carries a row to where another one is. */
function dragging(position: number, onMove: (to: number) => void, setDragged: (isDragged: boolean) => void) {
  const end = () => setDragged(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(true);
    },
    onPointerMove: ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
      const all = [...(currentTarget.closest('ol')?.querySelectorAll('[data-stop]') ?? [])];
      const to = all.findIndex((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return clientY >= top && clientY < bottom;
      });
      if (to !== -1 && to !== position && hasPassed(all[to], clientY, to > position)) onMove(to);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}

/** Half of a row is enough to take its place; rows of other heights would otherwise change places for ever. */
function hasPassed(row: Element | undefined, y: number, isDown: boolean): boolean {
  if (!row) return false;
  const { top, bottom } = row.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return isDown ? y > middle : y < middle;
}
