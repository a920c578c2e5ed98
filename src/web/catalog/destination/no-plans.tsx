import emptyIcon from '@phosphor-icons/core/regular/sim-card.svg?raw';
import { Link } from 'react-router';

import type { Country } from '../../../domain/catalog/catalog-schema.ts';
import type { PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { startingPriceOf } from '../../../domain/catalog/plan.ts';
import { formatMoney } from '../../../domain/money.ts';
import { paths } from '../../core/paths.ts';
import { priceMark } from '../../core/reader-prices.ts';
import { Flag } from '../../pictures/flag.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { AlsoCovered } from './also-covered.tsx';
import { BrowseAll } from './browse-all.tsx';
import { noPlansWords as words } from './words.ts';

import styles from './no-plans.module.css';

interface NoPlansProps {
  country: Country;
  /** Its neighbours with plans of their own. */
  near?: PlaceGuide['near'] | undefined;
}

/** A country without its own plans leads to the cheapest region that covers it, if there is one, and to its neighbours. */
export function NoPlans({ country, near }: NoPlansProps) {
  const best = country.covered_by.find((region) => startingPriceOf(region));
  const price = best && startingPriceOf(best);
  return (
    <div className={styles['empty']}>
      <Panel
        icon={emptyIcon}
        title={words.title}
        action={
          best && price ? (
            <Link
              to={paths.region(best.slug)}
              prefetch="intent"
              className={buttonClass()}
              {...priceMark(price)}
            >
              {words.see(best.name, formatMoney(price))}
            </Link>
          ) : (
            <BrowseAll />
          )
        }
      >
        {best ? words.covered(country.name) : words.nothing(country.name)}
      </Panel>
      <AlsoCovered country={country} />
      {near && near.length > 0 && (
        <section className={styles['near']} aria-labelledby="near-places">
          <h2 id="near-places" className={styles['title']}>
            {words.near(country.name)}
          </h2>
          <ul className={styles['places']}>
            {near.map(({ iso, name, price: lowest }) => (
              <li key={iso}>
                <Link to={paths.country(iso)} className={styles['place']}>
                  <Flag iso={iso} />
                  <b>{name}</b>
                  <span>
                    {words.from}{' '}
                    <span translate="no" {...priceMark(lowest)}>
                      {formatMoney(lowest)}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
