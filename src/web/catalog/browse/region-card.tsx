import { Link } from 'react-router';

import type { RegionCard as Card } from '../../../domain/catalog/catalog-schema.ts';
import { startingPriceOf } from '../../../domain/catalog/plan.ts';
import { formatMoney } from '../../../domain/money.ts';
import { paths } from '../../core/paths.ts';
import { priceMark } from '../../core/reader-prices.ts';
import { DestinationPicture } from '../../pictures/destination-picture.tsx';
import { classNames } from '../../ui/class-names.ts';
import { notIncludedLine, worksInWords } from '../destination/named-words.ts';
import type { Lacking } from '../destination/not-included.tsx';
import { regionCardWords } from './region-words.ts';

import styles from './region-card.module.css';

interface RegionCardProps {
  region: Card & Lacking & { best_known?: string[] | undefined };
  wide?: boolean;
}

/**
 * A region with its picture, countries, price and what it lacks; the whole card leads to its plans. A wide one takes two places.
 */
export function RegionCard({ region, wide = false }: RegionCardProps) {
  return (
    <article className={classNames(styles['card'], wide && styles['wide'])}>
      <div className={styles['art']}>
        <DestinationPicture
          code={region.code}
          photo={region.image_url}
          small="card"
          large="card"
          wide={wide ? 'banner' : undefined}
        />
      </div>
      <h2 className={styles['name']}>
        <Link to={paths.region(region.slug)} prefetch="intent">
          {region.name}
        </Link>
      </h2>
      <p className={styles['facts']}>
        <RegionFacts region={region} />
      </p>
      {region.best_known && (
        <p className={styles['reach']}>{worksInWords(region.best_known, region.countries_count)}</p>
      )}
      {region.not_included.length > 0 && (
        <p className={classNames(styles['reach'], styles['absent'])}>
          {notIncludedLine(
            region.not_included.map(({ name }) => name),
            region.not_included_count,
          )}
        </p>
      )}
    </article>
  );
}

/** A region's countries, plans and price. */
export function RegionFacts({ region }: { region: Card }) {
  const price = startingPriceOf(region);
  return (
    <>
      <span>{regionCardWords.holds(region.countries_count, region.plans_count)}</span>
      <span>
        {price ? (
          <>
            {regionCardWords.from}{' '}
            <b translate="no" {...priceMark(price)}>
              {formatMoney(price)}
            </b>
          </>
        ) : (
          regionCardWords.seePlans
        )}
      </span>
    </>
  );
}
