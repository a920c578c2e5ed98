import landedIcon from '@phosphor-icons/core/fill/airplane-landing-fill.svg?raw';
import signalIcon from '@phosphor-icons/core/fill/cell-signal-full-fill.svg?raw';
import activeIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import batteryIcon from '@phosphor-icons/core/regular/battery-high.svg?raw';

import { useArt } from '../site.ts';
import { Icon } from '../ui/icon.tsx';

import styles from './phone-picture.module.css';

/** A picture, not an interface: a phone that shows a live eSIM. It scales with its font size. */
export function PhonePicture() {
  const art = useArt();
  return (
    <figure
      className={styles['place']}
      aria-label="A phone with a live eSIM for Japan: 6.2 of 10 GB left, 18 days to go"
    >
      <div className={styles['phone']} aria-hidden="true">
        <div className={styles['screen']}>
          <div className={styles['bar']}>
            <b>9:41</b>
            <i className={styles['island']} />
            <span className={styles['radio']}>
              <Icon of={signalIcon} size={14} />
              5G
              <Icon of={batteryIcon} size={20} />
            </span>
          </div>
          <p className={styles['title']}>Your eSIMs</p>
          <div className={styles['pass']}>
            <div className={styles['art']}>
              <img src={art('card', 'JP')} width="480" height="320" alt="" />
              <img className={styles['flag']} src="/flags/jp.svg" width="34" height="34" alt="" />
              <span className={styles['active']}>
                <Icon of={activeIcon} size={16} />
                Active
              </span>
            </div>
            <div className={styles['facts']}>
              <p className={styles['row']}>
                <b className={styles['name']}>Japan</b>
                <span>10 GB · 30 days</span>
              </p>
              <p className={styles['left']}>
                <b>6.2 GB</b> left of 10 GB
              </p>
              <i className={styles['meter']} />
              <p className={styles['row']}>
                <span>18 days left</span>
                <span>Read 4 min ago</span>
              </p>
              <p className={styles['buttons']}>
                <span>Add data</span>
                <span>See details</span>
              </p>
            </div>
          </div>
          <div className={styles['next']}>
            <img src={art('square', 'TH')} width="340" height="340" alt="" loading="lazy" />
            <p>
              <b>Thailand</b>
              <span>Ready to install</span>
            </p>
          </div>
        </div>
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
