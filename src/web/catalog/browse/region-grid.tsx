import emptyIcon from '@phosphor-icons/core/regular/map-trifold.svg?raw';
import { Link } from 'react-router';

import type { RegionCard as Card } from '../../../domain/catalog/catalog-schema.ts';
import { paths } from '../../core/paths.ts';
import { Retry } from '../../trouble/retry.tsx';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panels/panel.tsx';
import { RegionCard } from './region-card.tsx';
import { regionListWords } from './words.ts';

import cards from './card-grid.module.css';
import styles from './region-grid.module.css';

/** @param regions null when they could not be read */
export function RegionGrid({ regions }: { regions: Card[] | null }) {
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
  // The one with the widest choice leads.
  const ordered = regions.toSorted(
    (a, b) => b.plans_count - a.plans_count || a.name.localeCompare(b.name, 'en'),
  );
  // Two cards alone in the last row of three: the first one takes two places instead.
  const [first] = ordered.length % 3 === 2 ? ordered : [];
  return (
    <ul className={cards['grid']}>
      {ordered.map((region) => (
        <li key={region.code} className={classNames(region === first && cards['wide'])}>
          <RegionCard region={region} wide={region === first} />
        </li>
      ))}
    </ul>
  );
}
