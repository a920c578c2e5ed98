import roamingIcon from '@phosphor-icons/core/regular/cell-signal-full.svg?raw';
import waitIcon from '@phosphor-icons/core/regular/hourglass-medium.svg?raw';
import onceIcon from '@phosphor-icons/core/regular/number-circle-one.svg?raw';
import wifiIcon from '@phosphor-icons/core/regular/wifi-high.svg?raw';

import { Icon } from '../../ui/icon.tsx';

import styles from './pro-tips.module.css';

const TIPS = [
  {
    icon: wifiIcon,
    what: 'Install before you fly',
    how: 'At home you have Wi‑Fi, a second screen for the QR code, and time. Installing does not start the days of most plans; the plan’s label says so.',
  },
  {
    icon: waitIcon,
    what: 'Wait 2-3 minutes for registration',
    how: 'The first time, the eSIM has to introduce itself to the network. The same goes for the first minutes after landing.',
  },
  {
    icon: onceIcon,
    what: 'QR codes and manual codes work once',
    how: 'Do not remove the eSIM to try again: write to us first. Keep it on the phone until the trip is over.',
  },
  {
    icon: roamingIcon,
    what: 'Roaming on for the eSIM, off at home',
    how: 'The travel eSIM needs data roaming switched on. Your own line does not: leave it off there, and nothing is billed.',
  },
];

export function ProTips() {
  return (
    <ul className={styles['tips']}>
      {TIPS.map(({ icon, what, how }) => (
        <li key={what} className={styles['tip']}>
          <Icon of={icon} size={24} className={styles['icon']} />
          <div>
            <h3 className={styles['what']}>{what}</h3>
            <p className={styles['how']}>{how}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
