import filterIcon from '@phosphor-icons/core/regular/funnel.svg?raw';
import lostIcon from '@phosphor-icons/core/regular/map-pin-simple-area.svg?raw';
import emptyIcon from '@phosphor-icons/core/regular/sim-card.svg?raw';
import { useState } from 'react';

import type { Country } from '../../../domain/catalog/catalog-schema.ts';
import { allPlans } from '../../../domain/catalog/country.ts';
import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import { durationsOf, orderForBrowse, type PlanSort } from '../../../domain/catalog/plan-order.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { PlanChoice } from '../plans/plan-choice.tsx';
import { PlanFilter } from '../plans/plan-filter.tsx';
import { AlsoCovered } from './also-covered.tsx';
import { BrowseAll } from './browse-all.tsx';
import { DestinationBanner } from './destination-banner.tsx';
import { destinationWords } from './words.ts';

import styles from './country-detail.module.css';

/** A country inside the browse page. @param country null where there is none at this address */
export function CountryDetail({ country }: { country: Country | null }) {
  if (country) return <PlansOf country={country} />;
  return (
    <Panel icon={lostIcon} heading="h1" title={destinationWords.missing.title} action={<BrowseAll />}>
      {destinationWords.missing.text}
    </Panel>
  );
}

/** Its plans by duration and in the order one likes. */
function PlansOf({ country }: { country: Country }) {
  const [days, setDays] = useState<number | null>(null);
  const [sort, setSort] = useState<PlanSort>('price');
  const all = allPlans(country);
  const plans = orderForBrowse(days === null ? all : all.filter((plan) => plan.duration === days), sort);
  return (
    <>
      <DestinationBanner
        code={country.iso}
        name={country.name}
        region={country.region}
        photo={country.image_url}
      />
      {all.length > 0 ? (
        <>
          <p className={styles['intro']}>{destinationWords.intro}</p>
          <PlanFilter
            durations={durationsOf(all)}
            days={days}
            onDays={setDays}
            sort={sort}
            onSort={setSort}
          />
        </>
      ) : null}
      {plans.length > 0 ? (
        <PlanChoice
          place={country.name}
          plans={plans}
          amount={formatDataAmount}
          arrangement={`${days} ${sort}`}
          quiet
          aside={<AlsoCovered name={country.name} regions={country.covered_by} />}
        />
      ) : all.length > 0 ? (
        <div className={styles['empty']}>
          <Panel
            icon={filterIcon}
            alert
            title={destinationWords.noneOfFilter.title}
            action={
              <Button variant="secondary" onClick={() => setDays(null)}>
                {destinationWords.noneOfFilter.showAll}
              </Button>
            }
          />
        </div>
      ) : (
        <div className={styles['empty']}>
          <Panel icon={emptyIcon} title={destinationWords.none.title}>
            {destinationWords.none.text(country.name)}
          </Panel>
          <AlsoCovered name={country.name} regions={country.covered_by} />
        </div>
      )}
    </>
  );
}
