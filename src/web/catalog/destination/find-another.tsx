import { useState } from 'react';
import { Link } from 'react-router';

import { POPULAR } from '../../../domain/catalog/country.ts';
import { paths } from '../../core/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { destinationSearchWords, popularNames } from '../search/words.ts';
import { BrowseAll } from './browse-all.tsx';
import { destinationWords } from './words.ts';

import styles from './find-another.module.css';

/** From a place that is not there to one that is: a search that the server answers, where most people go, and all there is. */
export function FindAnother({ browse = destinationWords.browseAll }: { browse?: string }) {
  const [typed, type] = useState('');
  return (
    <div className={styles['ways']}>
      <search>
        <form method="get" action={paths.home()} className={styles['form']}>
          <SearchBox
            name="q"
            value={typed}
            placeholder={destinationSearchWords.ask}
            aria-label={destinationSearchWords.ask}
            maxLength={80}
            onType={type}
          />
          <button className={buttonClass('secondary')}>{destinationSearchWords.search}</button>
        </form>
      </search>
      <nav className={styles['popular']} aria-label={destinationSearchWords.popular}>
        {POPULAR.map((iso) => (
          <Link key={iso} to={paths.country(iso)} className={styles['place']}>
            {popularNames[iso]}
          </Link>
        ))}
      </nav>
      <BrowseAll>{browse}</BrowseAll>
    </div>
  );
}
