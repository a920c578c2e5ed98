import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { type Choice, choiceNamed, choicesFor, nearestName } from './place-match.ts';
import { pickerWords as words } from './words.ts';

import styles from './place-picker.module.css';

/** The browser's own lists of suggestions look different everywhere, and cannot say which one is active. */
const AS = { field: { role: 'combobox' }, list: { role: 'listbox' }, option: { role: 'option' } };

interface PlacePickerProps {
  label: string;
  /** By name. */
  choices: readonly Choice[];
  /** Empty if none is chosen. */
  value: string;
  /** Empty while what is typed names none. */
  onChange: (of: string) => void;
  placeholder?: string;
  /** Empties the field for the next one after each choice. */
  forMany?: boolean;
}

/** Chooses a country or region by typing a part of its name, or from the list. */
export function PlacePicker({
  label,
  choices,
  value,
  onChange,
  placeholder,
  forMany = false,
}: PlacePickerProps) {
  /** Null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const list = useId();
  const root = useRef<HTMLDivElement>(null);
  const shown = typed ?? choices.find(({ of }) => of === value)?.name ?? '';
  const offered = choicesFor(choices, typed ?? '');
  const active = Math.min(at, offered.length - 1);
  const isWrong = !isOpen && typed !== null && typed.trim() !== '';

  useEffect(() => {
    if (isOpen) document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active, list]);

  function choose({ of }: Choice) {
    onChange(of);
    setTyped(forMany ? '' : null);
    setOpen(false);
    setAt(0);
  }

  function open() {
    setOpen(true);
    setAt(Math.max(0, typed === null ? offered.findIndex(({ of }) => of === value) : 0));
  }

  function leave() {
    const named = typed === null || typed.trim() === '' ? null : choiceNamed(choices, typed);
    if (named) choose(named);
    else if (typed?.trim() === '' && (forMany || value === '')) setTyped(null);
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) setAt((active + step + offered.length) % Math.max(1, offered.length));
      else open();
    }
    const chosen = offered[active];
    if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault();
      choose(chosen);
    }
    if (event.key === 'Escape' && isOpen) {
      // Only the list closes, not the dialog around it.
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <div ref={root} className={styles['picker']}>
      <TextField
        label={label}
        {...AS.field}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && offered.length > 0 ? `${list}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={60}
        placeholder={placeholder}
        value={shown}
        error={isWrong ? words.unknown(shown.trim(), nearestName(choices, shown)) : null}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => !isOpen && open()}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setOpen(true);
          setAt(0);
          if (!forMany && value !== '') onChange('');
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {isOpen && (
        <div id={list} {...AS.list} aria-label={label} className={styles['list']}>
          {offered.length === 0 && (
            <p className={styles['none']}>
              {words.unknown((typed ?? '').trim(), nearestName(choices, typed ?? ''))}
            </p>
          )}
          {offered.map((one, position) => (
            // The focus stays in the field, whose keys choose an option.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div
              key={one.of}
              id={`${list}-${position}`}
              {...AS.option}
              aria-selected={position === active}
              className={classNames(styles['option'], position === active && styles['active'])}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              {one.name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
