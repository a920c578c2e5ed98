import worldIcon from '@phosphor-icons/core/regular/globe-hemisphere-west.svg?raw';
import personIcon from '@phosphor-icons/core/regular/headset.svg?raw';
import invoiceIcon from '@phosphor-icons/core/regular/receipt.svg?raw';
import peopleIcon from '@phosphor-icons/core/regular/users-three.svg?raw';
import { Link } from 'react-router';

import { paths } from '../core/paths.ts';
import { Icon } from '../ui/icon.tsx';

import styles from './enterprise-offer.module.css';

const POINTS = [
  {
    icon: peopleIcon,
    what: 'eSIMs for a whole team',
    how: 'One request for everybody who travels, in batches if you like.',
  },
  {
    icon: worldIcon,
    what: 'Where you go',
    how: 'Plans for single countries and for regions, in more than 200 countries.',
  },
  {
    icon: invoiceIcon,
    what: 'A price beforehand',
    how: 'You get a quote for the data you need. No roaming bill comes after it.',
  },
  {
    icon: personIcon,
    what: 'A person who answers',
    how: 'Somebody reads your request and replies within one business day.',
  },
];

/** What a company gets, beside the form. */
export function EnterpriseOffer() {
  return (
    <div>
      <h1 className={styles['title']}>Enterprise Solutions</h1>
      <p className={styles['lead']}>
        Travel data for people you send abroad. Tell us where and how many, and we reply within one business
        day.
      </p>
      <ul className={styles['points']}>
        {POINTS.map(({ icon, what, how }) => (
          <li key={what} className={styles['point']}>
            <Icon of={icon} size={24} className={styles['icon']} />
            <div>
              <h2 className={styles['what']}>{what}</h2>
              <p className={styles['how']}>{how}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles['own']}>
        Bought a plan for yourself? It is on your <Link to={paths.dashboard()}>dashboard</Link>.
      </p>
    </div>
  );
}
