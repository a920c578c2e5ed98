import searchIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { DialogFrame, DialogTitle } from '../../ui/panels/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useOperator } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { describeFailure } from '../parts/error-panel.tsx';
import type { Way } from './offers.ts';
import { type Option, optionsFor } from './palette-options.tsx';
import { readTyped } from './read-typed.ts';
import { SHORTEST, useFind } from './use-find.ts';
import { paletteWords } from './words.ts';

import hidden from '../../ui/visually-hidden.module.css';
import styles from './palette.module.css';

/** The browser's own lists can only show text. */
const AS = { list: { role: 'listbox' }, option: { role: 'option' } };

interface PaletteProps {
  open: boolean;
  onClose: () => void;
  /** What can be paused, and whether it is. */
  switches: Output<'switches'>['switches'];
}

/**
 * Finds whatever the console knows by anything known about it, and leads to the dialog of an act, with the keyboard alone. It never
 * acts by itself.
 */
export function Palette({ open, onClose, switches }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      initialFocus={input}
      finalFocus={() => !hasMoved()}
      className={styles['popup']}
    >
      <DialogTitle className={hidden['visually-hidden']}>{paletteWords.title}</DialogTitle>
      <Finder input={input} onClose={onClose} switches={switches} />
    </DialogFrame>
  );
}

/** Whether the focus has moved to the page that was opened, or into the dialog of an act. */
function hasMoved(): boolean {
  return Boolean(document.activeElement?.closest('main,dialog'));
}

function Finder({
  input,
  onClose,
  switches,
}: Omit<PaletteProps, 'open'> & { input: React.RefObject<HTMLInputElement | null> }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { permissions } = useOperator();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  /** What was typed when Enter was pressed before the shop had answered. */
  const [entered, setEntered] = useState<string | null>(null);
  const read = readTyped(typed, permissions);
  const { found, failure, waiting } = useFind(read.search, entered === typed);
  const { options, isNear } = optionsFor({
    typed,
    read,
    found,
    waiting,
    permissions,
    pathname,
    switches,
  });
  const list = useId();
  const wanted = typed.trim();
  const active = Math.min(at, options.length - 1);
  const optionId = (position: number) => `${list}-${position}`;

  useEffect(() => {
    document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, list]);

  function type(text: string) {
    setTyped(text);
    setAt(0);
  }

  function choose({ does }: Option) {
    if ('complete' in does) {
      type(does.complete);
      input.current?.focus();
      return;
    }
    leave(does);
  }

  function leave({ to, act }: Way) {
    onClose();
    void navigate(to, act && { state: { act } });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setAt((active + step + options.length) % options.length);
    }
    if (event.key === 'Enter' && waiting) setEntered(typed);
    const chosen = options[active];
    // What the shop is still looking for may come before this option, except for those that the console knows by itself.
    if (event.key === 'Enter' && chosen && (!waiting || chosen.isKnown)) {
      event.preventDefault();
      choose(chosen);
    }
  }

  // Of several, somebody has to see which one it is.
  const onAnswer = useEffectEvent(() => {
    const [only, ...others] = options;
    if (entered === typed && only && 'to' in only.does && others.length === 0 && !isNear) leave(only.does);
  });
  useEffect(() => {
    if (!waiting) onAnswer();
  }, [waiting]);

  const isShort = wanted !== '' && wanted.length < SHORTEST;
  const status = waiting
    ? paletteWords.searching
    : wanted === '' || isShort
      ? ''
      : paletteWords.found(options.length);
  return (
    <div className={styles['finder']}>
      <div className={styles['field']}>
        <Icon of={searchIcon} size={22} className={styles['glass']} />
        <input
          ref={input}
          className={styles['input']}
          type="text"
          role="combobox"
          aria-label={paletteWords.label}
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
          placeholder={paletteWords.placeholder}
          value={typed}
          maxLength={320}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {waiting && <Spinner />}
      </div>
      <VisuallyHidden status>{status}</VisuallyHidden>
      {failure ? (
        <p role="alert" className={styles['message']}>
          {describeFailure(failure).text}
        </p>
      ) : isShort && options.length === 0 ? (
        <p className={styles['message']}>{paletteWords.short}</p>
      ) : wanted !== '' && !waiting && options.length === 0 ? (
        <p className={styles['message']}>
          {paletteWords.none(wanted)} <span className={styles['hint']}>{paletteWords.noneHint}</span>
        </p>
      ) : isNear ? (
        <p className={styles['message']}>{paletteWords.near(wanted)}</p>
      ) : null}
      <div id={list} {...AS.list} aria-label={paletteWords.results} className={styles['list']}>
        {options.map((option, position) => (
          // The focus stays in the field, whose keys choose an option.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div
            key={option.key}
            id={optionId(position)}
            {...AS.option}
            aria-selected={position === active}
            className={classNames(styles['option'], position === active && styles['active'])}
            onClick={() => choose(option)}
            onPointerMove={() => setAt(position)}
          >
            {option.content}
          </div>
        ))}
      </div>
      <p className={styles['keys']}>{paletteWords.keysHint}</p>
    </div>
  );
}
