import landedIcon from '@phosphor-icons/core/fill/airplane-landing-fill.svg?raw';

import narrowPhone from '../pictures/phone-narrow.webp';
import phone from '../pictures/phone.webp';
import { useStoredAsset } from '../pictures/use-stored-picture.ts';
import { Icon } from '../ui/icon.tsx';
import { phoneWords } from './words.ts';

import styles from './phone-picture.module.css';

/** Media queries for the screens where the picture ends below the phone's buttons, and for those that show all of it. */
const [NARROW, WIDE] = ['(max-width: 860px)', '(min-width: 861px)'];

/**
 * A phone with a live eSIM on its screen, and a note beside it. It scales with its font size. It shares a slow line with the
 * globe, the largest thing of the first view, which is in no hurry either: neither may overtake the other.
 */
export function PhonePicture() {
  const [narrow, whole] = [useStoredAsset(narrowPhone, NARROW), useStoredAsset(phone, WIDE)];
  return (
    <figure className={styles['place']}>
      <div className={styles['phone']}>
        <picture>
          <source media={NARROW} srcSet={narrow} width="308" height="464" />
          <img src={whole} width="308" height="636" alt={phoneWords.picture} fetchPriority="low" />
        </picture>
      </div>
      <div className={styles['note']} aria-hidden="true">
        <span className={styles['seal']}>
          <Icon of={landedIcon} size={24} />
        </span>
        <p>
          <b>{phoneWords.landed}</b>
          <span>{phoneWords.on}</span>
        </p>
      </div>
    </figure>
  );
}
