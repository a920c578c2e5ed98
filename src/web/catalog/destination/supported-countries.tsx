import caretIcon from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';

import type { Region } from '../../../domain/catalog/catalog-schema.ts';
import { Flag } from '../../pictures/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { reachByKeyboard } from '../../ui/panels/reach-by-keyboard.ts';
import { destinationWords } from './words.ts';

import styles from './supported-countries.module.css';

/** Where a regional plan works; a native disclosure, open at first. */
export function SupportedCountries({ countries }: { countries: Region['countries_covered'] }) {
  return (
    <details open className={styles['panel']}>
      <summary className={styles['summary']}>
        <h2 className={styles['title']}>{destinationWords.supportedCount(countries.length)}</h2>
        <Icon of={caretIcon} size={18} className={styles['caret']} />
      </summary>
      <section className={styles['scroll']} aria-label={destinationWords.supported} ref={reachByKeyboard}>
        <ul>
          {countries.map(({ iso, name }) => (
            <li key={iso} className={styles['country']}>
              <Flag iso={iso} size={24} />
              <span className={styles['name']}>{name}</span>
              <span className={styles['iso']}>{iso}</span>
            </li>
          ))}
        </ul>
      </section>
    </details>
  );
}
