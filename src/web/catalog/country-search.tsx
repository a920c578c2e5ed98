import clearIcon from '@phosphor-icons/core/bold/x-bold.svg?raw';
import searchIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import type { FormEvent, RefObject } from 'react';

import { paths } from '../paths.ts';
import { buttonLook } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

import styles from './country-search.module.css';

interface CountrySearchProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  onSubmit: () => void;
  onClear: () => void;
}

/** The search box of the browse page. Without a script it is a plain form, and the server answers. */
export function CountrySearch({ input, text, onType, onSubmit, onClear }: CountrySearchProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  function clear() {
    onClear();
    input.current?.focus();
  }

  return (
    <search className={styles['search']}>
      <form method="get" action={paths.browse()} onSubmit={submit} className={styles['box']}>
        <Icon of={searchIcon} size={22} className={styles['glass']} />
        <input
          ref={input}
          className={styles['input']}
          type="search"
          name="q"
          value={text}
          placeholder="United States, Spain, Japan..."
          aria-label="Search countries"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
          onChange={(event) => onType(event.target.value)}
        />
        {text !== '' && (
          <button
            type="button"
            data-scripted
            className={classNames(buttonLook('icon'), styles['clear'])}
            aria-label="Clear search"
            onClick={clear}
          >
            <Icon of={clearIcon} size={18} />
          </button>
        )}
      </form>
    </search>
  );
}
