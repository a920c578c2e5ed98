import emptyIcon from '@phosphor-icons/core/regular/map-trifold.svg?raw';
import { Link } from 'react-router';

import { arrangeRegions } from '../../../domain/catalog/arrange-regions.ts';
import type { ListedRegion } from '../../../domain/catalog/catalog-schema.ts';
import { paths } from '../../core/paths.ts';
import { Retry } from '../../errors/retry.tsx';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/panels/disclosure.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { RegionCard, RegionFacts } from './region-card.tsx';
import { regionCardWords, regionListWords } from './region-words.ts';

import cards from './card-grid.module.css';
import styles from './region-grid.module.css';
import variantStyles from './region-variants.module.css';

/** A region with the reason why it exists beside the one it stands under. */
export type ShownRegion = Omit<ListedRegion, 'more' | 'fewer' | 'days' | 'data_amounts'> & { why: string };

/** @param regions null if they could not be read */
export function RegionGrid({ regions }: { regions: ShownRegion[] | null }) {
  if (!regions) {
    return (
      <div className={styles['failed']}>
        <Alert title={regionListWords.failed.title}>{regionListWords.failed.text}</Alert>
        <Retry />
      </div>
    );
  }
  if (regions.length === 0) {
    const browse = (
      <Link to={paths.browse()} className={buttonClass('secondary')}>
        {regionListWords.empty.browse}
      </Link>
    );
    return (
      <Panel icon={emptyIcon} title={regionListWords.empty.title} action={browse}>
        {regionListWords.empty.text}
      </Panel>
    );
  }
  const places = arrangeRegions(regions);
  // If only two cards are left for the last row of three, the first takes two places.
  const wide = places.length % 3 === 2 ? places[0] : undefined;
  return (
    <ul className={cards['grid']}>
      {places.map((place) => {
        const [region, ...variants] = place;
        if (!region) return null;
        return (
          <li key={region.code} className={classNames(place === wide && cards['wide'])}>
            <RegionCard region={region} wide={place === wide} />
            <RegionVariants variants={variants} beside={region.name} />
          </li>
        );
      })}
    </ul>
  );
}

/** Other regions around the same place, folded below its card, each with the reason why it exists; nothing if there are none. */
function RegionVariants({ variants, beside }: { variants: ShownRegion[]; beside: string }) {
  if (variants.length === 0) return null;
  const name = regionCardWords.variants(beside);
  return (
    <Disclosure summary={regionCardWords.counted(name, variants.length)}>
      <ul aria-label={name}>
        {variants.map((region) => (
          <li key={region.code}>
            <Link to={paths.region(region.slug)} prefetch="intent" className={variantStyles['variant']}>
              <b>{region.name}</b>
              <span className={variantStyles['differs']}>{region.why}</span>
              <span className={variantStyles['facts']}>
                <RegionFacts region={region} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
