import planeIcon from '@phosphor-icons/core/fill/airplane-fill.svg?raw';
import landIcon from '@phosphor-icons/core/regular/airplane-landing.svg?raw';
import homeIcon from '@phosphor-icons/core/regular/house-simple.svg?raw';
import beltIcon from '@phosphor-icons/core/regular/seatbelt.svg?raw';

import { Icon } from '../ui/icon.tsx';

import styles from './how-it-works.module.css';

const STEPS = [
  {
    icon: homeIcon,
    when: 'At home',
    what: 'Choose a plan',
    how: 'Pick your destination, the days and the data. Pay by card, no account needed.',
  },
  {
    icon: beltIcon,
    when: 'Before take‑off',
    what: 'Install the eSIM',
    how: 'It arrives by email with a QR code. One tap on the phone in your hand, or scan it from another screen.',
  },
  {
    icon: landIcon,
    when: 'On landing',
    what: 'Switch off flight mode',
    how: 'The plan activates automatically when your phone finds a local network. Your own SIM keeps your calls.',
  },
];

/** Three steps as one flight: taxi, arc, arrival with signal. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className={styles['title']}>
        How It Works
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
        {STEPS.map(({ icon, when, what, how }) => (
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
