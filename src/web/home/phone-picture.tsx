import landedIcon from '@phosphor-icons/core/fill/airplane-landing-fill.svg?raw';

import phone from '../pictures/phone.webp';
import { useKeptAsset } from '../pictures/use-kept-picture.ts';
import { Icon } from '../ui/icon.tsx';
import { phoneWords } from './words.ts';

import styles from './phone-picture.module.css';

/** A phone that shows a live eSIM, with a note beside it. It scales with its font size. */
export function PhonePicture() {
  const address = useKeptAsset(phone);
  return (
    <figure className={styles['place']}>
      <div className={styles['phone']}>
        <img src={address} width="308" height="636" alt={phoneWords.picture} />
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
