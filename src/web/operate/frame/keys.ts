import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { keep, readStored, sharedStorage } from '../../browser/browser-storage.ts';

const STORED = 'simport.console.keys';
/** A second letter that comes later is a letter of its own. */
const SECOND_KEY_MS = 1500;

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/**
 * Whether single letters are shortcuts in this browser. They can be turned off, as speech input types letters that nobody meant.
 */
export function useKeysOn(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readStored(sharedStorage, STORED, isBoolean) ?? true);
  return [
    isOn,
    (next) => {
      setOn(next);
      keep(sharedStorage, STORED, next);
    },
  ];
}

export interface Shortcuts {
  /** By the letter after `g`. */
  go: (key: string) => boolean;
  /** To the next row of a list, or back. */
  step: (by: 1 | -1) => boolean;
  /** The sheet of all keys. */
  help: () => void;
}

const TYPED_IN =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,select,[contenteditable]';
const OPEN = 'dialog[open],[role=menu]';

/** Whether a letter belongs to a field, a dialog or a menu, or to the browser. */
function isTaken({
  target,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  defaultPrevented,
}: KeyboardEvent): boolean {
  return (
    ctrlKey ||
    metaKey ||
    altKey ||
    isComposing ||
    defaultPrevented ||
    (target instanceof Element && target.closest(TYPED_IN) !== null) ||
    document.querySelector(OPEN) !== null
  );
}

/** Hears single letters, while they are turned on and nobody types. */
export function useShortcuts(isOn: boolean, { go, step, help }: Shortcuts): void {
  // Zero would be a moment of a page that has just opened.
  const begun = useRef(-Infinity);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return;
    const { key, timeStamp } = event;
    const isSecond = timeStamp - begun.current < SECOND_KEY_MS;
    begun.current = -Infinity;
    if (isSecond && go(key)) return event.preventDefault();
    if (key === 'g' && !event.repeat) begun.current = timeStamp;
    else if (key === '?') {
      event.preventDefault();
      help();
    } else if ((key === 'j' || key === 'k') && step(key === 'j' ? 1 : -1)) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOn]);
}

/** Moves the focus to the next or previous row of the list on the page; the first one if none has it. Enter follows its link. */
export function stepRows(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at === -1 ? rows[0] : rows[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return rows.length > 0;
}
