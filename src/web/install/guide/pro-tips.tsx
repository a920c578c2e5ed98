import roamingIcon from '@phosphor-icons/core/regular/cell-signal-full.svg?raw';
import waitIcon from '@phosphor-icons/core/regular/hourglass-medium.svg?raw';
import onceIcon from '@phosphor-icons/core/regular/number-circle-one.svg?raw';
import wifiIcon from '@phosphor-icons/core/regular/wifi-high.svg?raw';

import { Icon } from '../../ui/icon.tsx';
import { tipsWords } from './words.ts';

import styles from './pro-tips.module.css';

const TIPS = [
  { icon: wifiIcon, ...tipsWords.early },
  { icon: waitIcon, ...tipsWords.wait },
  { icon: onceIcon, ...tipsWords.once },
  { icon: roamingIcon, ...tipsWords.roaming },
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
