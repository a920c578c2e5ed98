import unlimitedIcon from '@phosphor-icons/core/bold/infinity-bold.svg?raw';
import { useState } from 'react';
import { Link } from 'react-router';

import type { CountryCard } from '../../domain/catalog/country.ts';
import { formatUsd } from '../../domain/money.ts';
import { paths } from '../paths.ts';
import { useArt } from '../site.ts';
import { buttonLook } from '../ui/button.tsx';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';

import styles from './destination-card.module.css';

/** A destination as a picture with its price; the whole card leads to its plans. */
export function DestinationCard({ country }: { country: CountryCard }) {
  const art = useArt();
  const [broken, setBroken] = useState(false);
  const address = paths.country(country.iso);
  const photo = broken ? null : country.image_url;
  return (
    <article className={styles['card']}>
      <div className={styles['art']}>
        {photo ? (
          <img src={photo} alt="" loading="lazy" onError={() => setBroken(true)} />
        ) : (
          <picture>
            <source media="(min-width: 600px)" srcSet={art('card', country.iso)} />
            <img src={art('square', country.iso)} width="340" height="340" alt="" loading="lazy" />
          </picture>
        )}
        <span className={styles['flag']}>
          <Flag iso={country.iso} size={40} stamp />
        </span>
        {country.has_unlimited && (
          <span className={styles['pill']}>
            <Icon of={unlimitedIcon} size={18} />
            Unlimited
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
        <Link
          to={address}
          className={buttonLook('secondary')}
          aria-label={`Get Started with ${country.name}`}
        >
          Get Started
        </Link>
      </div>
    </article>
  );
}

function Price({ country }: { country: CountryCard }) {
  if (country.starting_price !== null) {
    return (
      <>
        Starting at <b>{formatUsd(Math.round(country.starting_price * 100))}</b>/day
      </>
    );
  }
  return country.has_plans ? 'No unlimited plans available' : 'No plans available';
}
