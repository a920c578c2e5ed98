import caretIcon from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import { type KeyboardEvent, useRef, useState } from 'react';

import type { Region } from '../../../domain/catalog/catalog-schema.ts';
import { logFailure } from '../../browser/log-failure.ts';
import { useSettings } from '../../core/site.ts';
import { Flag } from '../../pictures/flag.tsx';
import { namedNetworks } from '../../plans/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { reachByKeyboard } from '../../ui/panels/reach-by-keyboard.ts';
import type { Covered } from './find-covered.tsx';
import { destinationWords as words } from './words.ts';

import styles from './supported-countries.module.css';

const readFinder = () => import('./find-covered.tsx');

/** In the form around the plans, Enter would buy. */
function stay(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/**
 * The countries where a regional plan works; a native disclosure, open at first. The code that searches in it loads on demand.
 */
export function SupportedCountries({ countries }: { countries: Region['countries_covered'] }) {
  const { apiBase } = useSettings();
  const [found, setFound] = useState<Covered>();
  const asked = useRef('');

  function ask(typed: string) {
    asked.current = typed;
    readFinder()
      .then(({ findCovered }) => findCovered(apiBase, countries, typed))
      .then(
        (answer) => asked.current === typed && setFound(answer),
        (failure: unknown) => logFailure('finding it', failure),
      );
  }

  return (
    <details open className={styles['panel']} id="countries">
      <summary className={styles['summary']}>
        <h2 className={styles['title']}>{words.supportedCount(countries.length)}</h2>
        <Icon of={caretIcon} size={18} className={styles['caret']} />
      </summary>
      <div className={styles['ask']} data-scripted>
        <input
          type="search"
          className={styles['field']}
          aria-label={words.isMineThere}
          placeholder={words.isMineThere}
          maxLength={60}
          autoComplete="off"
          onFocus={() => void readFinder().catch(() => {})}
          onKeyDown={stay}
          onChange={({ target }) => ask(target.value)}
        />
        <output className={styles['answer']}>{found?.answer}</output>
      </div>
      <section className={styles['scroll']} aria-label={words.supported} ref={reachByKeyboard}>
        <ul>
          {(found?.countries ?? countries).map(({ iso, name, networks }) => (
            <li key={iso} className={styles['country']}>
              <Flag iso={iso} size={24} />
              <div className={styles['name']}>
                {name}
                {networks.length > 0 && <p className={styles['iso']}>{namedNetworks(networks)}</p>}
              </div>
              <span className={styles['iso']}>{iso}</span>
            </li>
          ))}
        </ul>
      </section>
    </details>
  );
}
