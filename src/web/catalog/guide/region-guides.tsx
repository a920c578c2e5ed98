import { Link } from 'react-router';

import type { RegionCard } from '../../../domain/catalog/catalog-schema.ts';
import { paths } from '../../core/paths.ts';
import { destinationWords } from '../destination/words.ts';

import styles from './region-guides.module.css';

/** Links to the guides of all regions on sale; nothing if there are none. */
export function RegionGuides({ regions }: { regions: RegionCard[] }) {
  const sold = regions.filter(({ starting_price: price }) => price !== null);
  if (sold.length === 0) return null;
  return (
    <section className={styles['guides']} aria-labelledby="guides">
      <h2 id="guides" className={styles['title']}>
        {destinationWords.guides}
      </h2>
      <ul className={styles['list']}>
        {sold.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.regionGuide(slug)}>{destinationWords.guide(name)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
