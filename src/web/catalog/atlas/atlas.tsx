import { Link } from 'react-router';

import type { AtlasPlace } from '../../../domain/catalog/catalog-schema.ts';
import { partName } from '../../../domain/catalog/country.ts';
import { plainLetters } from '../../../domain/catalog/search-term.ts';
import { formatMoney, ofDollars } from '../../../domain/money.ts';
import { paths } from '../../core/paths.ts';
import { Flag } from '../../pictures/flag.tsx';
import { atlasWords as words } from './words.ts';

import styles from './atlas.module.css';

export interface AtlasPlaces {
  /** By name. */
  places: AtlasPlace[];
  /** Codes of the popular places, in order. */
  popular: string[];
}

/** The top of the browse page: popular places, parts of the world, and every country in a line. */
export function Atlas({ places, popular: codes }: AtlasPlaces) {
  const popular = codes.flatMap((iso) => places.find((place) => place.iso === iso) ?? []);
  const letters = groupedBy(places, ({ name }) => plainLetters(name).slice(0, 1).toUpperCase());
  return (
    <div className={styles['atlas']}>
      {popular.length > 0 && (
        <section aria-labelledby="popular-places">
          <h2 id="popular-places" className={styles['title']}>
            {words.popular}
          </h2>
          <Rows places={popular} />
        </section>
      )}
      <nav aria-label={words.parts}>
        <ul className={styles['parts']}>
          {partsOf(places).map(({ part, count }) => (
            <li key={part}>
              <Link to={paths.browseSearch(part)} className={styles['part']}>
                {partName(part)} <span>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <details className={styles['all']}>
        <summary className={styles['summary']}>{words.all(places.length)}</summary>
        <nav aria-label={words.letters}>
          <ul className={styles['letters']}>
            {[...letters.keys()].map((letter) => (
              <li key={letter}>
                <a href={`#${idOf(letter)}`} className={styles['letter']}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {[...letters].map(([letter, named]) => (
          <section key={letter} aria-labelledby={idOf(letter)} className={styles['group']}>
            <h3 id={idOf(letter)} className={styles['initial']}>
              {letter}
            </h3>
            <Rows places={named} />
          </section>
        ))}
      </details>
    </div>
  );
}

function Rows({ places }: { places: AtlasPlace[] }) {
  return (
    <ul className={styles['rows']}>
      {places.map((place) => (
        <li key={place.iso}>
          <PlaceRow place={place} />
        </li>
      ))}
    </ul>
  );
}

/** The catalogue's parts of the world, most countries first. */
function partsOf(places: AtlasPlace[]) {
  return [...groupedBy(places, ({ region }) => region)]
    .filter(([part]) => part !== '')
    .map(([part, { length }]) => ({ part, count: length }))
    .sort((a, b) => b.count - a.count || a.part.localeCompare(b.part, 'en'));
}

function groupedBy(places: AtlasPlace[], keyOf: (place: AtlasPlace) => string): Map<string, AtlasPlace[]> {
  const groups = new Map<string, AtlasPlace[]>();
  for (const place of places) groups.set(keyOf(place), [...(groups.get(keyOf(place)) ?? []), place]);
  return groups;
}

const idOf = (letter: string) => `countries-${letter.toLowerCase()}`;

function PlaceRow({ place: { iso, name, lowest_price: lowest } }: { place: AtlasPlace }) {
  return (
    <Link to={paths.browseCountry(iso)} className={styles['row']}>
      <Flag iso={iso} />
      <span className={styles['name']}>{name}</span>
      <span className={styles['price']}>
        {lowest === null ? (
          words.nothingYet
        ) : (
          <>
            {words.from} <b translate="no">{formatMoney(ofDollars(lowest))}</b>
          </>
        )}
      </span>
    </Link>
  );
}
