import onwardIcon from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { Link } from 'react-router';

import type { Country, RegionCard } from '../../../domain/catalog/catalog-schema.ts';
import { allPlans, regionsBeside } from '../../../domain/catalog/country.ts';
import { startingPriceOf } from '../../../domain/catalog/plan.ts';
import { formatMoney } from '../../../domain/money.ts';
import { paths } from '../../core/paths.ts';
import { priceMark } from '../../core/reader-prices.ts';
import { useArt } from '../../core/site.ts';
import { Icon } from '../../ui/icon.tsx';
import { TripLink } from './trip-link.tsx';
import { alsoCoveredWords } from './words.ts';

import styles from './also-covered.module.css';

/** Regional plans that also work in a country; nothing if there are none. */
export function AlsoCovered({ country }: { country: Country }) {
  const art = useArt();
  const regions = regionsBeside(country);
  const isAlone = allPlans(country).length === 0;
  if (regions.length === 0) return null;
  return (
    <section className={styles['panel']} aria-labelledby="going-further">
      <h2 id="going-further" className={styles['title']}>
        {(isAlone ? alsoCoveredWords.titleAlone : alsoCoveredWords.title)(country.name)}
      </h2>
      <ul className={styles['list']}>
        {regions.map((region) => (
          <li key={region.code}>
            <Link to={paths.region(region.slug)} prefetch="intent" className={styles['region']}>
              <img src={art('square', region.code)} width="56" height="56" alt="" loading="lazy" />
              <span className={styles['words']}>
                <b>{(isAlone ? alsoCoveredWords.coveredAlone : alsoCoveredWords.coveredBy)(region.name)}</b>{' '}
                <Reach region={region} />
              </span>
              <Icon of={onwardIcon} size={18} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles['trip']}>
        <TripLink isos={[country.iso]} />
      </p>
    </section>
  );
}

function Reach({ region }: { region: RegionCard }) {
  const countries = alsoCoveredWords.countries(region.countries_count);
  const price = startingPriceOf(region);
  return (
    <span className={styles['more']} {...(price && priceMark(price))}>
      {price ? alsoCoveredWords.countriesFrom(countries, formatMoney(price)) : countries}
    </span>
  );
}
