import warningIcon from '@phosphor-icons/core/regular/bell.svg?raw';
import worldIcon from '@phosphor-icons/core/regular/globe-hemisphere-west.svg?raw';
import dataIcon from '@phosphor-icons/core/regular/infinity.svg?raw';
import setupIcon from '@phosphor-icons/core/regular/lightning.svg?raw';
import moneyIcon from '@phosphor-icons/core/regular/money.svg?raw';
import callsIcon from '@phosphor-icons/core/regular/phone.svg?raw';
import { Link } from 'react-router';

import { paths } from '../core/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

import styles from './why-us.module.css';

const BENEFITS = [
  { icon: setupIcon, what: 'Instant setup', how: 'From payment to a working eSIM in about a minute.' },
  { icon: dataIcon, what: 'Unlimited or fixed data', how: 'From 1 GB for a week to 100 GB for half a year.' },
  { icon: worldIcon, what: '200+ countries', how: 'One eSIM, topped up with every new destination.' },
  { icon: moneyIcon, what: 'No roaming charges', how: 'You pay once, up front. Nothing is billed later.' },
  { icon: callsIcon, what: 'Keep your SIM for calls', how: 'Your number and your chats stay as they are.' },
  { icon: warningIcon, what: 'A warning at 80%', how: 'We tell you while there is still data left to use.' },
];

export function WhyUs() {
  return (
    <section className={styles['section']} aria-labelledby="why-us">
      <div>
        <h2 id="why-us" className={styles['title']}>
          Why Us
        </h2>
        <p className={styles['lead']}>Everything you need to know is on the label, before you pay.</p>
        <Link to={paths.browse()} className={classNames(buttonClass('secondary'), styles['on'])}>
          Browse Plans
        </Link>
      </div>
      <ul className={styles['benefits']}>
        {BENEFITS.map(({ icon, what, how }) => (
          <li key={what} className={styles['benefit']}>
            <span className={styles['tile']}>
              <Icon of={icon} size={24} />
            </span>
            <div>
              <h3 className={styles['what']}>{what}</h3>
              <p className={styles['how']}>{how}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
