import type { Region, TripCoverage } from '../../../domain/catalog/catalog-schema.ts';
import { Flag } from '../../pictures/flag.tsx';
import { namedNetworks } from '../../plans/words.ts';
import { Disclosure } from '../../ui/panels/disclosure.tsx';
import { TripAnswer } from '../trip/trip-answer.tsx';
import { TripField } from '../trip/trip-field.tsx';
import { tripIds } from '../trip/trip-ids.ts';
import { tripWords } from '../trip/words.ts';
import { TripLink } from './trip-link.tsx';
import { destinationWords as words } from './words.ts';

import styles from './supported-countries.module.css';

interface SupportedCountriesProps {
  region: Region;
  /** The countries named in the address. */
  asked: string;
  /** The answer for them. */
  trip: TripCoverage | null;
}

/** The countries where a regional plan works, in sight at first, and whether the named ones are among them. */
export function SupportedCountries({ region, asked, trip }: SupportedCountriesProps) {
  const { countries_covered: countries } = region;
  return (
    <Disclosure card open id={tripIds.countries} summary={words.supportedCount(countries.length)}>
      <div className={styles['ask']}>
        <TripField asked={asked} label={tripWords.isMineThere} />
        <p className={styles['trip']}>
          <TripLink isos={[]} />
        </p>
        {trip && (
          <div className={styles['answer']}>
            <TripAnswer trip={trip} here={region} />
          </div>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and a document has no script that sees whether it does */}
      <section className={styles['scroll']} aria-label={words.supported} tabIndex={0}>
        <ul>
          {countries.map(({ iso, name: country, networks }) => (
            <li key={iso} className={styles['country']}>
              <Flag iso={iso} size={24} />
              <div className={styles['name']}>
                {country}
                {networks.length > 0 && <p className={styles['iso']}>{namedNetworks(networks)}</p>}
              </div>
              <span className={styles['iso']}>{iso}</span>
            </li>
          ))}
        </ul>
      </section>
    </Disclosure>
  );
}
