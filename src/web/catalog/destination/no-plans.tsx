import emptyIcon from '@phosphor-icons/core/regular/sim-card.svg?raw';
import { Link } from 'react-router';

import type { Country } from '../../../domain/catalog/catalog-schema.ts';
import { listPrice } from '../../../domain/price-words.ts';
import { paths } from '../../core/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { AlsoCovered } from './also-covered.tsx';
import { BrowseAll } from './browse-all.tsx';
import { noPlansWords as words } from './words.ts';

import styles from './no-plans.module.css';

/** A country without its own plans leads to the cheapest region that covers it, if there is one. */
export function NoPlans({ country }: { country: Country }) {
  const best = country.covered_by.find(({ starting_price: price }) => price !== null);
  return (
    <div className={styles['empty']}>
      <Panel
        icon={emptyIcon}
        title={words.title}
        action={
          best ? (
            <Link to={paths.region(best.slug)} prefetch="intent" className={buttonClass()}>
              {words.see(best.name, listPrice(best.starting_price ?? 0))}
            </Link>
          ) : (
            <BrowseAll />
          )
        }
      >
        {best ? words.covered(country.name) : words.nothing(country.name)}
      </Panel>
      <AlsoCovered country={country} />
    </div>
  );
}
