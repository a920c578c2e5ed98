import { useState } from 'react';

import { useArt } from '../../core/site.ts';
import { Flag } from '../../pictures/flag.tsx';
import { useStoredPicture } from '../../pictures/use-stored-picture.ts';
import { classNames } from '../../ui/class-names.ts';

import styles from './destination-banner.module.css';

interface DestinationBannerProps {
  code: string;
  name: string;
  /** Above the name: a country's part of the world, or a region's number of countries. */
  region: string;
  /** Whether to show the country's flag. */
  flag?: boolean;
  /** Address of a photo that replaces our drawing. */
  photo: string | null;
  /** The shop's own text about the place. */
  text?: string | null;
}

export function DestinationBanner({ code, name, region, flag = true, photo, text }: DestinationBannerProps) {
  const art = useArt();
  const address = useStoredPicture(photo);
  const [broken, setBroken] = useState(false);
  return (
    <header className={styles['banner']} data-ground="night">
      {address && !broken ? (
        <img
          className={classNames(styles['art'], styles['photo'])}
          src={address}
          alt=""
          onError={() => setBroken(true)}
        />
      ) : (
        <picture>
          <source media="(min-width: 900px)" srcSet={art('banner', code)} width="1152" height="304" />
          <img className={styles['art']} src={art('banner-small', code)} width="700" height="400" alt="" />
        </picture>
      )}
      <div className={styles['words']}>
        <p className={styles['region']}>
          {flag && <Flag iso={code} size={38} stamp />}
          {region}
        </p>
        <h1 className={styles['name']}>{name}</h1>
        {text && <p className={styles['text']}>{text}</p>}
      </div>
    </header>
  );
}
