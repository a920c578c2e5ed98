import { Link } from 'react-router';

import type { AtlasPlace } from '../../../domain/catalog/catalog-schema.ts';
import { formatMoney, ofDollars } from '../../../domain/money.ts';
import { paths } from '../../core/paths.ts';
import { Flag } from '../../pictures/flag.tsx';
import { atlasWords as words } from './words.ts';

import styles from './place-row.module.css';

export function PlaceRow({ place: { iso, name, lowest_price: lowest } }: { place: AtlasPlace }) {
  return (
    <Link to={paths.browseCountry(iso)} className={styles['row']}>
      <Flag iso={iso} />
      <span className={styles['name']}>{name}</span>
      <span className={styles['price']}>
        {lowest === null ? (
          words.nothingYet
        ) : (
          <>
            {words.from} <b translate="no">{formatMoney(ofDollars(lowest))}</b>
          </>
        )}
      </span>
    </Link>
  );
}
