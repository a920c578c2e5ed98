import { useState } from 'react';

import { paths } from '../../core/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { destinationSearchWords } from '../search/words.ts';
import { BrowseAll } from './browse-all.tsx';
import { destinationWords } from './words.ts';

import styles from './find-another.module.css';

/** From a place that is not there to one that is: a search that the server answers, and all there is. */
export function FindAnother({
  ask = destinationSearchWords.ask,
  browse = destinationWords.browseAll,
}: {
  ask?: string;
  /** What leads to all there is; null where that is shown already. */
  browse?: string | null;
}) {
  const [typed, type] = useState('');
  return (
    <div className={styles['ways']}>
      <search>
        <form method="get" action={paths.home()} className={styles['form']}>
          <SearchBox name="q" value={typed} placeholder={ask} aria-label={ask} maxLength={80} onType={type} />
          <button className={buttonClass('secondary')}>{destinationSearchWords.search}</button>
        </form>
      </search>
      {browse !== null && <BrowseAll>{browse}</BrowseAll>}
    </div>
  );
}
