import { Link } from 'react-router';

import type { ListedRegion } from '../../../domain/catalog/catalog-schema.ts';
import { paths } from '../../core/paths.ts';
import { RegionFacts } from './region-card.tsx';
import { regionCardWords as words } from './words.ts';

import styles from './region-variants.module.css';

/** The other groups of a place in lines below its card, each with what sets it apart; nothing where there are none. */
export function RegionVariants({ variants, beside }: { variants: ListedRegion[]; beside: string }) {
  if (variants.length === 0) return null;
  return (
    <ul className={styles['variants']} aria-label={words.variants(beside)}>
      {variants.map((region) => (
        <li key={region.code}>
          <Link to={paths.region(region.slug)} prefetch="intent" className={styles['variant']}>
            <b>{region.name}</b>
            <span className={styles['differs']}>{words.differs(region)}</span>
            <span className={styles['facts']}>
              <RegionFacts region={region} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
