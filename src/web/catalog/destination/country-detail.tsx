import lostIcon from '@phosphor-icons/core/regular/map-pin-simple-area.svg?raw';

import { orderForBrowse, PLAN_SORTS } from '../../../domain/catalog/browse-order.ts';
import type { Country, SoldPlan } from '../../../domain/catalog/catalog-schema.ts';
import { allPlans, partName } from '../../../domain/catalog/country.ts';
import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import type { PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { paths } from '../../core/paths.ts';
import { PlanChoice } from '../../plans/plan-choice.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { AlsoCovered } from './also-covered.tsx';
import { BrowseAll } from './browse-all.tsx';
import { countryLoadingWords } from './country-loading-words.ts';
import { DestinationBanner } from './destination-banner.tsx';
import { GuideLink } from './guide-link.tsx';
import { NoPlans } from './no-plans.tsx';
import { PlanSorting } from './plan-sorting.tsx';
import { destinationWords } from './words.ts';

import styles from './country-detail.module.css';

interface CountryDetailProps {
  /** Null if there is none at this address. */
  country: Country | null;
  near?: PlaceGuide['near'] | undefined;
}

/** A country on the browse page. */
export function CountryDetail({ country, near }: CountryDetailProps) {
  if (country) return <PlansOf country={country} near={near} />;
  return (
    <Panel icon={lostIcon} heading="h1" title={destinationWords.missing.title} action={<BrowseAll />}>
      {destinationWords.missing.text}
    </Panel>
  );
}

/** The country's plans in the chosen order. */
function PlansOf({ country, near }: { country: Country } & Pick<CountryDetailProps, 'near'>) {
  const plans = allPlans(country);
  return (
    <>
      <DestinationBanner
        code={country.iso}
        name={country.name}
        region={partName(country.region)}
        photo={country.image_url}
        text={country.text}
      />
      {plans.length > 0 ? (
        <>
          <p className={styles['intro']}>{countryLoadingWords.intro}</p>
          <PlanChoice
            place={country.name}
            plans={plans}
            order={inOrder}
            amount={formatDataAmount}
            sorting={PlanSorting}
            networks={country.networks}
            aside={
              <>
                <AlsoCovered country={country} />
                <GuideLink to={paths.countryGuide(country.iso)} place={country.name} />
              </>
            }
          />
        </>
      ) : (
        <NoPlans country={country} near={near} />
      )}
    </>
  );
}

/** @param sort from the address */
function inOrder(plans: SoldPlan[], sort: string | null): SoldPlan[] {
  return orderForBrowse(plans, PLAN_SORTS.find((known) => known === sort) ?? 'recommended');
}
