import unlimitedIcon from '@phosphor-icons/core/bold/infinity-bold.svg?raw';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';

import type { CountryCard } from '../../domain/catalog/catalog-schema.ts';
import { startingPriceOf } from '../../domain/catalog/plan.ts';
import { dayPrice } from '../../domain/price-words.ts';
import { paths } from '../core/paths.ts';
import { priceMark } from '../core/reader-prices.ts';
import { DestinationPicture } from '../pictures/destination-picture.tsx';
import { Flag } from '../pictures/flag.tsx';
import { openAuth } from '../session/auth-request.ts';
import { useSession } from '../session/session.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { cardWords } from './words.ts';

import styles from './destination-card.module.css';

/** A destination with its picture and price; the whole card leads to its plans. */
export function DestinationCard({ country }: { country: CountryCard }) {
  const address = paths.country(country.iso);
  return (
    <article className={styles['card']}>
      <div className={styles['art']}>
        <DestinationPicture code={country.iso} photo={country.image_url} small="square" large="card" />
        <span className={styles['flag']}>
          <Flag iso={country.iso} size={40} stamp />
        </span>
        {country.has_unlimited && (
          <span className={styles['pill']}>
            <Icon of={unlimitedIcon} size={18} />
            {cardWords.unlimited}
          </span>
        )}
      </div>
      <div className={styles['line']}>
        <div>
          <h3 className={styles['name']}>
            <Link to={address} prefetch="intent">
              {country.name}
            </Link>
          </h3>
          <p className={styles['price']}>
            <Price country={country} />
          </p>
        </div>
        <GetStarted country={country} />
      </div>
    </article>
  );
}

/** Leads signed-in users to the plans; others sign in first. Without scripts it leads to the country. */
function GetStarted({ country: { iso, name } }: { country: CountryCard }) {
  const isSignedIn = useSession().state === 'signed-in';
  const plans = paths.browseCountry(iso);

  function press(event: MouseEvent) {
    const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isSignedIn || opensNewTab) return;
    event.preventDefault();
    openAuth('signin', { next: plans, guestsToo: true });
  }

  return (
    <Link
      to={isSignedIn ? plans : paths.country(iso)}
      className={buttonClass('secondary')}
      aria-label={cardWords.getStartedWith(name)}
      aria-haspopup={isSignedIn ? undefined : 'dialog'}
      onClick={press}
    >
      {cardWords.getStarted}
    </Link>
  );
}

function Price({ country }: { country: CountryCard }) {
  const price = startingPriceOf(country);
  if (price) {
    return (
      <>
        {`${cardWords.from} `}
        <b {...priceMark(price)}>{dayPrice(price)}</b>
      </>
    );
  }
  return country.has_plans ? cardWords.noUnlimited : cardWords.noPlans;
}
