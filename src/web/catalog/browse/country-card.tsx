import { Link } from 'react-router';

import type { CountryCard as Card } from '../../../domain/catalog/catalog-schema.ts';
import type { Trip } from '../../../domain/catalog/meant/read-query.ts';
import { startingPriceOf } from '../../../domain/catalog/plan.ts';
import { dayPrice } from '../../../domain/price-words.ts';
import { paths } from '../../core/paths.ts';
import { priceMark } from '../../core/reader-prices.ts';
import { DestinationPicture } from '../../pictures/destination-picture.tsx';
import { Flag } from '../../pictures/flag.tsx';
import { withTrip } from '../../search/with-trip.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { countryCardWords } from './words.ts';

import styles from './country-card.module.css';

/** What the country's page knows before its data loads: its title, and that its back link can be the browser's Back. */
export interface OpenedFromList {
  country: string;
}

interface CountryCardProps {
  country: Card;
  heading: 'h2' | 'h3';
  /** The length and kind of plans to start with. */
  trip?: Trip | null;
  /** In the page's first view. */
  first: boolean;
}

/** A country on the browse page; the whole card opens its plans. */
export function CountryCard({ country, heading: Heading, trip = null, first }: CountryCardProps) {
  const address = withTrip(paths.browseCountry(country.iso), trip);
  const opened: OpenedFromList = { country: country.name };
  const sold = country.starting_price !== null;
  return (
    <article className={styles['card']}>
      <div className={classNames(styles['art'], !country.has_plans && styles['without'])}>
        <DestinationPicture
          code={country.iso}
          photo={country.image_url}
          small="card"
          large="card"
          first={first}
        />
        <span className={styles['flag']}>
          <Flag iso={country.iso} size={40} stamp />
        </span>
      </div>
      <div className={styles['line']}>
        <div className={styles['words']}>
          <Heading className={styles['name']}>
            <Link to={address} state={opened} data-card={country.iso}>
              {country.name}
            </Link>
          </Heading>
          <p className={styles['price']}>
            <Price country={country} />
          </p>
        </div>
        {sold ? (
          <Link
            to={address}
            state={opened}
            className={buttonClass('secondary')}
            aria-label={countryCardWords.viewPlansOf(country.name)}
          >
            {countryCardWords.viewPlans}
          </Link>
        ) : (
          <Unsold country={country} address={address} />
        )}
      </div>
    </article>
  );
}

function Price({ country }: { country: Card }) {
  const price = startingPriceOf(country);
  if (price) {
    return (
      <>
        {countryCardWords.unlimitedFrom}{' '}
        <b translate="no" {...priceMark(price)}>
          {dayPrice(price)}
        </b>
      </>
    );
  }
  if (!country.has_plans) return countryCardWords.nothingYet;
  return (
    <>
      {countryCardWords.unlimitedForADay}{' '}
      <Button disabled variant="bare" className={styles['none']}>
        {countryCardWords.noPlans}
      </Button>
    </>
  );
}

/** For a country without an unlimited plan for one day: leads to its other plans, if any. */
function Unsold({ country, address }: { country: Card; address: string }) {
  if (!country.has_plans) return <Button disabled>{countryCardWords.noPlans}</Button>;
  const words = country.has_unlimited ? countryCardWords.seeOthers : countryCardWords.seeFixed;
  return (
    <Link
      to={address}
      state={{ country: country.name } satisfies OpenedFromList}
      className={buttonClass('secondary')}
      aria-label={countryCardWords.seeOf(words, country.name)}
    >
      {words}
    </Link>
  );
}
