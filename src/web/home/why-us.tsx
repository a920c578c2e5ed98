import warningIcon from '@phosphor-icons/core/regular/bell.svg?raw';
import worldIcon from '@phosphor-icons/core/regular/globe-hemisphere-east.svg?raw';
import dataIcon from '@phosphor-icons/core/regular/infinity.svg?raw';
import setupIcon from '@phosphor-icons/core/regular/lightning.svg?raw';
import moneyIcon from '@phosphor-icons/core/regular/money.svg?raw';
import callsIcon from '@phosphor-icons/core/regular/phone.svg?raw';
import { Link } from 'react-router';

import { paths } from '../core/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { whyUsWords as words } from './story-words.ts';

import styles from './why-us.module.css';

const BENEFITS = [
  { icon: setupIcon, ...words.setup },
  { icon: dataIcon, ...words.data },
  { icon: worldIcon, ...words.world },
  { icon: moneyIcon, ...words.money },
  { icon: callsIcon, ...words.calls },
  { icon: warningIcon, ...words.warning },
];

export function WhyUs() {
  return (
    <section className={styles['section']} aria-labelledby="why-us">
      <div>
        <h2 id="why-us" className={styles['title']}>
          {words.title}
        </h2>
        <p className={styles['lead']}>{words.lead}</p>
        <Link to={paths.browse()} className={classNames(buttonClass('secondary'), styles['on'])}>
          {words.browse}
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
