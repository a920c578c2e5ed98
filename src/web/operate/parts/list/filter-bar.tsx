import moreIcon from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import filterIcon from '@phosphor-icons/core/regular/funnel-simple.svg?raw';
import { useEffect, useId, useRef, useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Filter, Filters } from './filters.ts';
import { filterWords } from './words.ts';

import styles from './filter-bar.module.css';

interface FilterBarProps {
  filters: Filters;
  labels: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
  onClear: () => void;
}

/** A list's filters. On a phone several unfold from a button that counts the active ones. */
export function FilterBar({ filters, labels, values, onChange, onClear }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const count = Object.keys(values).length;
  const all = Object.entries(filters);
  const isAlone = all.length === 1;
  const usual = all.filter(([, { isExtra = false }]) => !isExtra);
  const extra = all.filter(([, { isExtra = false }]) => isExtra);
  const set = extra.filter(([name]) => values[name] !== undefined);
  const fieldsOf = (some: typeof all) =>
    some.map(([name, filter]) => (
      <Field
        key={name}
        filter={filter}
        label={labels[name] ?? ''}
        value={values[name] ?? ''}
        onChange={(value) => onChange(name, value)}
      />
    ));
  return (
    <section className={styles['bar']} aria-label={filterWords.label}>
      {!isAlone && (
        <div className={styles['toggle']}>
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon of={filterIcon} />
            {filterWords.show(count)}
          </Button>
        </div>
      )}
      <div
        id={id}
        className={classNames(
          styles['rows'],
          (isOpen || isAlone) && styles['open'],
          isAlone && styles['alone'],
        )}
      >
        <div className={styles['fields']}>
          {fieldsOf(isWhole ? usual : [...usual, ...set])}
          {extra.length > 0 && (
            <Button
              variant="bare"
              className={styles['act']}
              aria-expanded={isWhole}
              aria-controls={`${id}-more`}
              onClick={() => setIsWhole(!isWhole)}
            >
              {filterWords.more}
              <Icon of={moreIcon} size={16} />
            </Button>
          )}
          {count > 0 && (
            <Button variant="bare" className={styles['act']} onClick={onClear}>
              {filterWords.clear}
            </Button>
          )}
        </div>
        <div id={`${id}-more`} className={styles['fields']} hidden={!isWhole}>
          {isWhole && fieldsOf(extra)}
        </div>
      </div>
    </section>
  );
}

interface InputProps {
  filter: Filter;
  value: string;
  onChange: (value: string) => void;
}

function Field({ filter, label, value, onChange }: InputProps & { label: string }) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {filter.kind === 'choice' ? (
        <select
          id={id}
          className={styles['input']}
          value={value}
          data-set={value !== '' || undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{filter.unset ?? filterWords.any}</option>
          {Object.entries(filter.options).map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <TypedInput id={id} filter={filter} value={value} onChange={onChange} />
      )}
    </div>
  );
}

const FIRST_DAY = '2000-01-01';

/** Takes effect on blur or Enter, because half a word is no filter. */
function TypedInput({ id, filter, value, onChange }: InputProps & { id: string }) {
  const isDay = filter.kind === 'day';
  const suggestions = filter.kind === 'text' ? filter.suggestions : undefined;
  const input = useRef<HTMLInputElement>(null);
  // A value from the address replaces what was typed.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== value) input.current.value = value;
  }, [value]);
  const take = (typed: string) => typed.trim() !== value && onChange(typed.trim());
  /** While a year is being typed, its first digits are other years. */
  const isWholeDay = (typed: string) => typed === '' || typed >= FIRST_DAY;
  return (
    <>
      <input
        ref={input}
        list={suggestions && `${id}-names`}
        id={id}
        className={styles['input']}
        type={isDay ? 'date' : 'text'}
        inputMode={filter.kind === 'amount' ? 'decimal' : undefined}
        maxLength={filter.kind === 'text' ? filter.maxLength : undefined}
        autoComplete="off"
        spellCheck={false}
        defaultValue={value}
        data-set={value !== '' || undefined}
        onChange={({ target }) =>
          (isDay && target.validity.valid && isWholeDay(target.value) && take(target.value)) ||
          // Chosen from the list.
          (suggestions?.includes(target.value) && take(target.value))
        }
        onBlur={(event) => !isDay && take(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
      />
      {suggestions && (
        <datalist id={`${id}-names`}>
          {suggestions.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
