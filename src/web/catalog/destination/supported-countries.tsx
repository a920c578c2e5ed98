import { useEffect, useRef, useState } from 'react';

import type { Region, TripCoverage } from '../../../domain/catalog/catalog-schema.ts';
import { logFailure } from '../../browser/log-failure.ts';
import { useSettings } from '../../core/site.ts';
import { standingPart } from '../../core/standing-part.tsx';
import { Flag } from '../../pictures/flag.tsx';
import { namedNetworks } from '../../plans/words.ts';
import { Disclosure } from '../../ui/panels/disclosure.tsx';
import { reachByKeyboard } from '../../ui/panels/reach-by-keyboard.ts';
import { tripFieldWords } from '../trip/trip-field-words.ts';
import { TripField } from '../trip/trip-field.tsx';
import { destinationWords as words } from './words.ts';

import styles from './supported-countries.module.css';

/** Where they are on the page. */
export const COUNTRIES = 'countries';
/** The form of the field that asks for some of them. */
export const TRIP_FORM = 'trip';

const DEBOUNCE_MS = 300;

const readReader = () => import('../trip/read-trip.ts');
const TripAnswer = standingPart(() => import('../trip/trip-answer.tsx').then((code) => code.TripAnswer));

interface SupportedCountriesProps {
  region: Region;
  /** The answer to the question in the address. */
  trip: TripCoverage | null;
}

/**
 * The countries where a regional plan works, in sight at first. It answers for one country or several while
 * their names are typed, with code loaded on demand.
 */
export function SupportedCountries({ region, trip }: SupportedCountriesProps) {
  const { name, slug, countries_covered: countries } = region;
  const { answer, type } = useTyped(trip);
  return (
    <Disclosure card open id={COUNTRIES} summary={words.supportedCount(countries.length)}>
      <div className={styles['ask']}>
        <TripField form={TRIP_FORM} label={tripFieldWords.isMineThere} onType={type} />
        <output className={styles['answer']}>
          {answer && <TripAnswer trip={answer} here={{ name, slug }} />}
        </output>
      </div>
      <section className={styles['scroll']} aria-label={words.supported} ref={reachByKeyboard}>
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

/** The answer to what is being typed, at first to the question in the address. */
function useTyped(asked: TripCoverage | null) {
  const { apiBase } = useSettings();
  const [answer, setAnswer] = useState(asked);
  const turn = useRef(0);
  useEffect(() => {
    turn.current++;
    setAnswer(asked);
  }, [asked]);

  function type(typed: string) {
    const mine = ++turn.current;
    setTimeout(() => {
      if (mine !== turn.current) return;
      readReader()
        .then(({ readTyped }) => readTyped(apiBase, typed))
        .then(
          // Half a word names no country yet.
          (read) => mine === turn.current && setAnswer(read && read.asked.length > 0 ? read : null),
          (failure: unknown) => logFailure('asking for countries', failure),
        );
    }, DEBOUNCE_MS);
  }

  return { answer, type };
}
