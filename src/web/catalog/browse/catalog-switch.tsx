import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';

import styles from './catalog-switch.module.css';

const PLACES = [
  { name: 'Countries', address: paths.browse() },
  { name: 'Regions', address: paths.regional() },
];

/** The two halves of the catalogue; links, because each is a page. */
export function CatalogSwitch({ current }: { current: 'Countries' | 'Regions' }) {
  return (
    <nav aria-label="Catalogue" className={styles['switch']}>
      {PLACES.map(({ name, address }) => (
        <Link
          key={name}
          to={address}
          className={styles['place']}
          aria-current={name === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
