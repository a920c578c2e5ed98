import planeIcon from '@phosphor-icons/core/fill/airplane-fill.svg?raw';
import landIcon from '@phosphor-icons/core/regular/airplane-landing.svg?raw';
import homeIcon from '@phosphor-icons/core/regular/house-simple.svg?raw';
import beltIcon from '@phosphor-icons/core/regular/seatbelt.svg?raw';

import { useSettings } from '../core/site.ts';
import { Icon } from '../ui/icon.tsx';
import { howItWorksWords as words } from './story-words.ts';

import styles from './how-it-works.module.css';

const stepsOf = (paypal: boolean) => [
  { icon: homeIcon, ...words.home, how: words.home.how(paypal) },
  { icon: beltIcon, ...words.before },
  { icon: landIcon, ...words.landing },
];

/** Three steps drawn as one flight: taxi, arc, arrival with signal. */
export function HowItWorks() {
  const { paypal } = useSettings();
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className={styles['title']}>
        {words.title}
      </h2>
      <div className={styles['flight']} aria-hidden="true">
        <svg viewBox="0 0 400 110" preserveAspectRatio="none" className={styles['arc']}>
          <path d="M0 90C70 90 100 18 185 16M215 16C300 18 330 90 400 90" vectorEffect="non-scaling-stroke" />
        </svg>
        <Icon of={planeIcon} size={30} className={styles['plane']} />
        <i className={styles['stop']} />
        <i className={styles['stop']} />
        <i className={styles['stop']} />
      </div>
      <ol className={styles['steps']}>
        {stepsOf(paypal).map(({ icon, when, what, how }) => (
          <li key={what} className={styles['step']}>
            <span className={styles['disc']}>
              <Icon of={icon} />
            </span>
            <div>
              <p className={styles['when']}>
                <Icon of={icon} className={styles['small']} />
                {when}
              </p>
              <h3 className={styles['what']}>{what}</h3>
              <p className={styles['how']}>{how}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
