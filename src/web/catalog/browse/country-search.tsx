import type { FormEvent } from 'react';

import { paths } from '../../core/paths.ts';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { countryListWords } from './words.ts';

import styles from './country-search.module.css';

interface CountrySearchProps {
  text: string;
  onType: (text: string) => void;
  onSubmit: () => void;
  onClear: () => void;
}

/** The search of the browse page. Without a script it is a plain form that the server answers. */
export function CountrySearch({ text, onType, onSubmit, onClear }: CountrySearchProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <search className={styles['search']}>
      <form method="get" action={paths.browse()} onSubmit={submit}>
        <SearchBox
          large
          name="q"
          value={text}
          placeholder={countryListWords.searchExample}
          aria-label={countryListWords.searchName}
          maxLength={60}
          onType={onType}
          onClear={onClear}
        />
      </form>
    </search>
  );
}
