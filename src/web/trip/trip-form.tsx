import addIcon from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Form } from 'react-router';

import { type Habit, HABITS } from '../../domain/trip/need.ts';
import type { TypedTrip } from '../../domain/trip/trip-address.ts';
import type { TripSent } from '../../domain/trip/trip-schema.ts';
import { paths } from '../core/paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { StopFields } from './stop-fields.tsx';
import { type StopRow, useStops } from './use-stops.ts';
import { tripFaultWords, tripFormWords as words } from './words.ts';

import styles from './trip-form.module.css';

/** Where the answer to the form is. */
export const ANSWER = 'plans';

const USES = Object.keys(HABITS) as Habit[];

interface TripFormProps {
  typed: TypedTrip;
  /** How the shop understood the stops; null before there are any. */
  stops: TripSent['stops'] | null;
}

/** The stops of a trip, their days, and what each day needs. Without scripts the server answers it all the same. */
export function TripForm({ typed, stops }: TripFormProps) {
  const shown = stops ?? [];
  const initial = shown.map(({ typed: text, place, typed_days: days }) => ({
    place: place?.name ?? text,
    days,
  }));
  const { rows, isFull, add, remove, change, move } = useStops(initial);
  const isScripted = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState('');
  // Where the focus goes once the rows are shown: an element's id, or the field of the last row.
  const focus = useRef<string | null>(null);
  useEffect(() => {
    if (focus.current === null) return;
    const fields = list.current?.querySelectorAll<HTMLInputElement>('input[name=place]') ?? [];
    const wanted = focus.current === '' ? fields[fields.length - 1] : document.getElementById(focus.current);
    focus.current = null;
    wanted?.focus();
  });
  const moveTo = (key: number, to: number) => {
    const from = rows.findIndex((row) => row.key === key);
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length) return;
    const { activeElement } = document;
    const button = /^(?:up|down)-/.exec(activeElement?.id ?? '')?.[0];
    // Whose row cannot go further that way goes back.
    if (button) focus.current = `${to === 0 ? 'down-' : to === rows.length - 1 ? 'up-' : button}${key}`;
    move(key, to);
    setTold(words.moved(row.place === '' ? words.stop(from + 1) : row.place, to + 1, rows.length));
  };
  return (
    <Form method="get" action={`${paths.trip()}#${ANSWER}`} className={styles['form']} noValidate>
      {typed.faults.map((fault) => (
        <Alert key={fault} title={tripFaultWords[fault]} />
      ))}
      <ol ref={list} className={styles['stops']} aria-label={words.stops}>
        {rows.map((row, position) => (
          <StopFields
            key={row.key}
            row={row}
            position={position}
            of={rows.length}
            errors={errorsOf(row, initial[row.key], shown[row.key], typed.hasDays)}
            onChange={(part) => change(row.key, part)}
            onMove={(to) => moveTo(row.key, to)}
            onRemove={() => {
              focus.current = '';
              remove(row.key);
            }}
          />
        ))}
        {!isFull && !isScripted && <NextStop position={rows.length} />}
      </ol>
      {!isFull && (
        <Button
          variant="secondary"
          data-scripted
          className={styles['add']}
          onClick={() => {
            focus.current = '';
            add();
          }}
        >
          <Icon of={addIcon} />
          {words.add}
        </Button>
      )}
      <VisuallyHidden status>{told}</VisuallyHidden>
      <SelectField label={words.use} name="use" defaultValue={typed.habit}>
        {USES.map((habit) => (
          <option key={habit} value={habit}>
            {words.habits[habit](HABITS[habit])}
          </option>
        ))}
      </SelectField>
      <div className={styles['pair']}>
        <TextField
          label={words.megabytes}
          name="mb"
          type="number"
          inputMode="numeric"
          min={1}
          defaultValue={typed.megabytes ?? ''}
        />
        <TextField label={words.start} name="start" type="date" defaultValue={typed.start ?? ''} />
      </div>
      <Checkbox name="data" value="unlimited" defaultChecked={typed.unlimited}>
        {words.unlimited}
      </Checkbox>
      <Checkbox name="borders" value="both" defaultChecked={typed.borders} hint={words.bordersHint}>
        {words.borders}
      </Checkbox>
      <Button type="submit" size="large" wide>
        {words.plan}
      </Button>
    </Form>
  );
}

/** A further row for pages without scripts, where none can be added. */
function NextStop({ position }: { position: number }) {
  return (
    <li className={styles['next']}>
      <TextField label={words.placeOf(position + 1)} type="search" name="place" data-next />
      <TextField className={styles['days']} label={words.days} type="number" name="days" data-next />
    </li>
  );
}

/** What is wrong with a stop, until it is changed. */
function errorsOf(
  row: StopRow,
  initial: Omit<StopRow, 'key'> | undefined,
  stop: TripSent['stops'][number] | undefined,
  asksDays: boolean,
) {
  if (!stop) return { place: null, days: null };
  const { typed, place, nearly, days } = stop;
  const wrong = nearly ? tripFaultWords.nearly(typed, nearly.name) : tripFaultWords.unknown(typed);
  return {
    place: place || row.place !== initial?.place ? null : wrong,
    days: asksDays && days === null && row.days === initial?.days ? tripFaultWords.days : null,
  };
}
