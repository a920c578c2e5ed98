import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { switchWords } from './words.ts';

import styles from './catalog-switch.module.css';

const PLACES = [
  { place: 'countries', address: paths.browse() },
  { place: 'regions', address: paths.regional() },
] as const;

/** The two halves of the catalogue, as links, because each is a page. */
export function CatalogSwitch({ current }: { current: keyof typeof switchWords.places }) {
  return (
    <nav aria-label={switchWords.name} className={styles['switch']}>
      {PLACES.map(({ place, address }) => (
        <Link
          key={place}
          to={address}
          className={styles['place']}
          aria-current={place === current ? 'page' : undefined}
        >
          {switchWords.places[place]}
        </Link>
      ))}
    </nav>
  );
}
