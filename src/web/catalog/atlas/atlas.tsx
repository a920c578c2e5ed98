import { Link } from 'react-router';

import type { AtlasPlace } from '../../../domain/catalog/catalog-schema.ts';
import { partName } from '../../../domain/catalog/country.ts';
import { lowestPriceOf } from '../../../domain/catalog/plan.ts';
import { LOCALE } from '../../../domain/language-words.ts';
import { formatMoney } from '../../../domain/money.ts';
import { paths } from '../../core/paths.ts';
import { priceMark } from '../../core/reader-prices.ts';
import { Flag } from '../../pictures/flag.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/panels/disclosure.tsx';
import { byInitial } from './by-initial.ts';
import { hasMap, PartMap } from './part-map.tsx';
import { atlasWords as words } from './words.ts';

import styles from './atlas.module.css';

export interface AtlasPlaces {
  /** The part of the world that is shown; null for all of it. */
  part: string | null;
  /** By name; those of a part most travelled first. */
  places: AtlasPlace[];
  /** Codes of the popular places, in order. */
  popular: string[];
  /** The parts of the world with their numbers of countries. */
  parts: { part: string; count: number }[];
}

/** The top of the browse page: popular places, parts of the world, and every country in a line; or one part with its map. */
export function Atlas({ part, places, popular, parts }: AtlasPlaces) {
  return part === null ? (
    <World places={places} popular={popular} parts={parts} />
  ) : (
    <div className={classNames(styles['atlas'], styles['one'])}>
      {/* On a phone they are one line, which starts with the current one. */}
      <Parts
        parts={parts.toSorted((a, b) => Number(b.part === part) - Number(a.part === part))}
        current={part}
      />
      <section aria-labelledby="part" className={classNames(hasMap(part) && styles['mapped'])}>
        <div className={styles['head']}>
          <h2 id="part" className={styles['title']}>
            {partName(part)}
          </h2>
          <p className={styles['order']}>{words.inOrder(places.length)}</p>
        </div>
        {hasMap(part) && (
          <div className={styles['map']} data-ground="night">
            <PartMap part={part} places={places} />
          </div>
        )}
        <Rows places={places} />
      </section>
    </div>
  );
}

function World({ places, popular: codes, parts }: Omit<AtlasPlaces, 'part'>) {
  const popular = codes.flatMap((iso) => places.find((place) => place.iso === iso) ?? []);
  const letters = byInitial(places, LOCALE);
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
      <Parts parts={parts} current={null} />
      <div className={styles['all']}>
        <Disclosure summary={words.all(places.length)}>
          {letters.size > 1 && (
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
          )}
          {[...letters].map(([letter, named]) =>
            letter === '' ? (
              <Rows key="" places={named} />
            ) : (
              <section key={letter} aria-labelledby={idOf(letter)} className={styles['group']}>
                <h3 id={idOf(letter)} className={styles['initial']}>
                  {letter}
                </h3>
                <Rows places={named} />
              </section>
            ),
          )}
        </Disclosure>
      </div>
    </div>
  );
}

function Parts({ parts, current }: { parts: AtlasPlaces['parts']; current: string | null }) {
  return (
    <nav aria-label={words.parts}>
      <ul className={classNames(styles['parts'], current !== null && styles['oneLine'])}>
        {parts.map(({ part, count }) => (
          <li key={part}>
            <Link
              to={paths.browsePart(part)}
              className={styles['part']}
              aria-current={part === current ? 'page' : undefined}
            >
              {partName(part)} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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

const idOf = (letter: string) => `countries-${letter.toLowerCase()}`;

function PlaceRow({ place }: { place: AtlasPlace }) {
  const { iso, name } = place;
  const lowest = lowestPriceOf(place);
  return (
    <Link to={paths.browseCountry(iso)} className={styles['row']}>
      <Flag iso={iso} />
      <span className={styles['name']}>{name}</span>
      <span className={styles['price']}>
        {lowest ? (
          <>
            {words.from}{' '}
            <b translate="no" {...priceMark(lowest)}>
              {formatMoney(lowest)}
            </b>
          </>
        ) : (
          words.nothingYet
        )}
      </span>
    </Link>
  );
}
