import { useEffect } from 'react';

import { TextField } from '../ui/form/text-field.tsx';
import type { Choice } from './found-places.ts';
import { SearchResults } from './search-results.tsx';
import { useDestinationSearch } from './use-destination-search.ts';

import styles from './destination-field.module.css';

interface DestinationFieldProps {
  label: string;
  /** Name of the chosen place. */
  chosen: string;
  onChoose: (choice: Choice) => void;
}

/** A field in which a place is searched for and chosen. It takes the focus, because it shows when somebody asks for it. */
export function DestinationField({ label, chosen, onChoose }: DestinationFieldProps) {
  const search = useDestinationSearch(chosen, onChoose);
  const { place, field, leave, submit } = search;
  const { ref } = field;
  useEffect(() => ref.current?.focus(), [ref]);
  return (
    <search className={styles['search']} ref={place} onBlur={leave}>
      <form onSubmit={submit}>
        <TextField {...field} label={label} type="search" />
      </form>
      <SearchResults of={search} />
    </search>
  );
}
