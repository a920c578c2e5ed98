import landedIcon from '@phosphor-icons/core/fill/airplane-landing-fill.svg?raw';

import phone from '../pictures/phone.webp';
import { useKeptAsset } from '../pictures/use-kept-picture.ts';
import { Icon } from '../ui/icon.tsx';

import styles from './phone-picture.module.css';

/** A phone that shows a live eSIM, with a note beside it. It scales with its font size. */
export function PhonePicture() {
  const address = useKeptAsset(phone);
  return (
    <figure className={styles['place']}>
      <div className={styles['phone']}>
        <img
          src={address}
          width="308"
          height="636"
          alt="A phone with a live eSIM for Japan: 6.2 of 10 GB left, 18 days to go"
        />
      </div>
      <div className={styles['note']} aria-hidden="true">
        <span className={styles['seal']}>
          <Icon of={landedIcon} size={24} />
        </span>
        <p>
          <b>Landed in Tokyo</b>
          <span>Your Japan eSIM is on</span>
        </p>
      </div>
    </figure>
  );
}
