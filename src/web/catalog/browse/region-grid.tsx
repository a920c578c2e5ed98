import emptyIcon from '@phosphor-icons/core/regular/map-trifold.svg?raw';
import { Link } from 'react-router';

import type { ListedRegion } from '../../../domain/catalog/catalog-schema.ts';
import { paths } from '../../core/paths.ts';
import { Retry } from '../../trouble/retry.tsx';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panels/panel.tsx';
import { RegionCard } from './region-card.tsx';
import { RegionVariants } from './region-variants.tsx';
import { regionListWords } from './words.ts';

import cards from './card-grid.module.css';
import styles from './region-grid.module.css';

/** @param regions null when they could not be read */
export function RegionGrid({ regions }: { regions: ListedRegion[] | null }) {
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
  // The one with the widest choice leads, among all and in each place; places of several groups are higher, and stand together.
  const all = regions.toSorted((a, b) => b.plans_count - a.plans_count || a.name.localeCompare(b.name, 'en'));
  const places = all
    .filter(({ code, stands_under: leader }) => code === leader)
    .map((leader) => [leader].concat(all.filter((one) => one !== leader && one.stands_under === leader.code)))
    .toSorted((a, b) => b.length - a.length);
  // Two cards alone in the last row of three: the first one takes two places instead.
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
