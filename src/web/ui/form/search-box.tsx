import clearIcon from '@phosphor-icons/core/bold/x-bold.svg?raw';
import searchIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';

import { buttonClass } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { searchWords } from './words.ts';

import styles from './search-box.module.css';

interface SearchBoxProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'placeholder' | 'aria-label' | 'maxLength'
> {
  value: string;
  onType: (text: string) => void;
  /** By default, clearing calls `onType` with an empty text. */
  onClear?: () => void;
  /** For the main search of a page. */
  large?: boolean;
}

/** A search field with a magnifying glass and a button that clears it. */
export function SearchBox({ value, onType, onClear, large = false, ...input }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  // Keeps what was typed before the script had loaded.
  const hear = useEffectEvent(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) onType(typed);
  });
  useEffect(() => hear(), []);

  function clear() {
    if (onClear) onClear();
    else onType('');
    field.current?.focus();
  }

  return (
    <div className={classNames(styles['box'], large && styles['large'])}>
      <Icon of={searchIcon} size={22} className={styles['glass']} />
      <input
        {...input}
        ref={field}
        className={styles['input']}
        type="search"
        value={value}
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
      />
      {value !== '' && (
        <button
          type="button"
          data-scripted
          className={classNames(buttonClass('icon'), styles['clear'])}
          aria-label={searchWords.clear}
          onClick={clear}
        >
          <Icon of={clearIcon} size={18} />
        </button>
      )}
    </div>
  );
}
