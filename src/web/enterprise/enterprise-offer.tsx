import worldIcon from '@phosphor-icons/core/regular/globe-hemisphere-west.svg?raw';
import personIcon from '@phosphor-icons/core/regular/headset.svg?raw';
import invoiceIcon from '@phosphor-icons/core/regular/receipt.svg?raw';
import priceIcon from '@phosphor-icons/core/regular/tag.svg?raw';
import peopleIcon from '@phosphor-icons/core/regular/users-three.svg?raw';
import { Link } from 'react-router';

import { paths } from '../core/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { SamplePrice } from './sample-price.tsx';
import { offerWords as words } from './words.ts';

import styles from './enterprise-offer.module.css';

const POINTS = [
  { icon: peopleIcon, ...words.team },
  { icon: worldIcon, ...words.places },
  { icon: priceIcon, ...words.price },
  { icon: invoiceIcon, ...words.invoice },
  { icon: personIcon, ...words.person },
];

/** The page's title and lead. */
export function EnterpriseHead() {
  return (
    <div>
      <h1 className={styles['title']}>{words.title}</h1>
      <p className={styles['lead']}>{words.lead}</p>
    </div>
  );
}

/** The offer to companies, beside the form, or below it on phones. */
export function EnterpriseOffer() {
  return (
    <div>
      <ul className={styles['points']}>
        {POINTS.map(({ icon, what, how }) => (
          <li key={what} className={styles['point']}>
            <Icon of={icon} size={24} className={styles['icon']} />
            <div>
              <h2 className={styles['what']}>{what}</h2>
              <p className={styles['how']}>{how}</p>
              {what === words.price.what && (
                <p className={styles['how']}>
                  <SamplePrice />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className={styles['own']}>
        {words.own.text(<Link to={paths.dashboard()}>{words.own.dashboard}</Link>)}
      </p>
    </div>
  );
}
