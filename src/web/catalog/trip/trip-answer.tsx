import yesIcon from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import noIcon from '@phosphor-icons/core/bold/x-circle-bold.svg?raw';
import { Link } from 'react-router';

import type { TripCoverage } from '../../../domain/catalog/catalog-schema.ts';
import { lowestPriceOf, startingPriceOf } from '../../../domain/catalog/plan.ts';
import { formatMoney } from '../../../domain/money.ts';
import { paths } from '../../core/paths.ts';
import { priceMark } from '../../core/reader-prices.ts';
import { Flag } from '../../pictures/flag.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { tripWords as words } from './words.ts';

import styles from './trip-answer.module.css';

/** More countries than these are summed up. */
const MAX_ROWS = 12;
const MAX_NAMED = 6;

type Reach = TripCoverage['regions'][number];

interface TripAnswerProps {
  trip: TripCoverage;
  /** The region whose page this is; without it, the answer is about the best one, and names the others. */
  here?: { name: string; slug: string };
}

/** For each named country, whether a region covers it, and the regions that cover most of them. */
export function TripAnswer({ trip: { asked, unknown, regions }, here }: TripAnswerProps) {
  const [best, ...others] = regions;
  const about = here ? (regions.find(({ slug }) => slug === here.slug) ?? { ...here, has: [] }) : best;
  const has = new Set(about?.has);
  const isBetter = here && best && best.has.length > has.size;
  const price = best && startingPriceOf(best);
  const seeBest = best && price && <span {...priceMark(price)}>{words.see(best.name, price)}</span>;
  return (
    <div className={styles['answer']}>
      {asked.length > 0 && (
        <h2 className={classNames(styles['reach'], !here && styles['large'])}>
          {about ? words.reach(about, asked) : words.noRegion(asked)}
        </h2>
      )}
      {unknown.length > 0 && <p>{words.unknown(unknown)}</p>}
      {asked.length <= MAX_ROWS ? <Rows asked={asked} has={has} /> : <Sum asked={asked} has={has} />}
      {isBetter && (
        <p>{words.better(<Link to={paths.region(best.slug)}>{seeBest}</Link>, words.partOf(best, asked))}</p>
      )}
      {!here && best && (
        <Link to={paths.region(best.slug)} prefetch="intent" className={buttonClass()}>
          {seeBest}
        </Link>
      )}
      {!here && others.length > 0 && <Others regions={others} asked={asked} />}
      {!here && (
        <Link to={paths.regional()} className={buttonClass('secondary')}>
          {words.allRegions}
        </Link>
      )}
    </div>
  );
}

interface CoveredProps {
  asked: TripCoverage['asked'];
  /** Codes of those that are covered. */
  has: ReadonlySet<string>;
}

function Rows({ asked, has }: CoveredProps) {
  return (
    <ul className={styles['rows']}>
      {asked.map((place) => {
        const { iso, name } = place;
        const lowest = lowestPriceOf(place);
        const isIn = has.has(iso);
        return (
          <li key={iso} className={styles['row']}>
            <Flag iso={iso} size={24} />
            <span className={styles['name']}>
              {name}
              {!isIn && lowest && (
                <Link to={paths.country(iso)} className={styles['note']} {...priceMark(lowest)}>
                  {words.ownPlans(lowest)}
                </Link>
              )}
            </span>
            <span className={classNames(styles['state'], isIn && styles['in'])}>
              <Icon of={isIn ? yesIcon : noIcon} size={18} />
              {isIn ? words.included : words.notIncluded}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Sum({ asked, has }: CoveredProps) {
  const namesOf = (isIn: boolean) => asked.filter(({ iso }) => has.has(iso) === isIn).map(({ name }) => name);
  const [covered, missing] = [namesOf(true), namesOf(false)];
  return (
    <>
      {covered.length > 0 && <p>{words.worksIn(covered.slice(0, MAX_NAMED), covered.length)}</p>}
      {missing.length > 0 && <p>{words.missing(missing.slice(0, MAX_NAMED), missing.length)}</p>}
    </>
  );
}

function From({ region }: { region: Reach }) {
  const price = startingPriceOf(region);
  return (
    <b translate="no" {...priceMark(price)}>
      {formatMoney(price)}
    </b>
  );
}

/** The other regions that work in some of the countries, in lines. */
function Others({ regions, asked }: { regions: Reach[]; asked: TripCoverage['asked'] }) {
  return (
    <section className={styles['others']} aria-labelledby="others">
      <h2 id="others" className={styles['title']}>
        {words.others}
      </h2>
      <ul>
        {regions.map((region) => (
          <li key={region.slug} className={styles['row']}>
            <span className={styles['name']}>
              <Link to={paths.region(region.slug)} className={styles['region']}>
                {region.name}
              </Link>
              <span className={styles['note']}>{words.with(region, asked)}</span>
            </span>
            <span className={styles['price']}>
              {words.from} <From region={region} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
