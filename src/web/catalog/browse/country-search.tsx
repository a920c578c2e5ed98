import type { FormEvent } from 'react';

import { wholePath } from '../../core/language.ts';
import { paths } from '../../core/paths.ts';
import { SEARCH_FAILED } from '../../search/failed-words.ts';
import { Button } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { commonWords } from '../../ui/words.ts';
import { countryListWords } from './words.ts';

import styles from './country-search.module.css';

interface CountrySearchProps {
  text: string;
  /** The search could not be answered. */
  failed: boolean;
  onType: (text: string) => void;
  onSubmit: () => void;
  onClear: () => void;
}

/** The search of the browse page. Without a script it is a plain form that the server answers. */
export function CountrySearch({ text, failed, onType, onSubmit, onClear }: CountrySearchProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <search className={styles['search']}>
      <form method="get" action={wholePath(paths.browse())} onSubmit={submit}>
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
      {failed && (
        <p className={styles['failed']} role="alert">
          {SEARCH_FAILED}{' '}
          <Button variant="link" onClick={onSubmit}>
            {commonWords.tryAgain}
          </Button>
        </p>
      )}
    </search>
  );
}
