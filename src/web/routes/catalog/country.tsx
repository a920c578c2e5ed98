import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import lostIcon from '@phosphor-icons/core/regular/map-pin-simple-area.svg?raw';
import emptyIcon from '@phosphor-icons/core/regular/sim-card.svg?raw';
import {
  data,
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRouteError,
} from 'react-router';

import { allPlans } from '../../../domain/catalog/country.ts';
import { orderForCountryPage } from '../../../domain/catalog/plan-order.ts';
import { answerOf, ApiFailure, publicApi } from '../../api/api.ts';
import { AlsoCovered } from '../../catalog/destination/also-covered.tsx';
import { countryOffer } from '../../catalog/destination/country-offer.ts';
import { DestinationBanner } from '../../catalog/destination/destination-banner.tsx';
import { PlanChoice } from '../../catalog/plans/plan-choice.tsx';
import { type PageFrame, pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { serverContext } from '../../core/server-context.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { Retry } from '../../trouble/retry.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';

import styles from './country.module.css';

export const handle: PageFrame = { header: 'light', live: ['countries', 'regions'] };
export const headers = publicPage;

/** The code comes from the address, or from a query parameter named `country`. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const code = (params['code'] ?? new URL(request.url).searchParams.get('country') ?? '').toUpperCase();
  if (!/^[A-Z-]{2,10}$/.test(code)) throw data(null, { status: 404 });
  try {
    return await answerOf(publicApi(context).countries[':iso'].$get({ param: { iso: code } }));
  } catch (failure) {
    const missing = failure instanceof ApiFailure && failure.status === 404;
    if (!missing) context.get(serverContext).report(failure);
    throw data(null, { status: missing ? 404 : 503 });
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData)
    return pageMeta(matches, { title: 'Country Not Found', description: 'There is no such destination.' });
  const { country } = loaderData;
  return [
    ...pageMeta(matches, {
      title: `${country.name} eSIM: prepaid data plans`,
      description: `Prepaid data eSIM for ${country.name}, fixed or unlimited. Buy in a minute, install at home, land with signal.`,
      path: paths.country(country.iso),
    }),
    ...countryOffer(country),
  ];
};

export default function CountryPage() {
  const { country } = useLoaderData<typeof loader>();
  const plans = orderForCountryPage(allPlans(country));
  return (
    <div className={styles['page']}>
      <BackLink to={paths.browse()}>All destinations</BackLink>
      <DestinationBanner
        code={country.iso}
        name={country.name}
        region={country.region}
        photo={country.image_url}
      />
      {plans.length > 0 ? (
        <PlanChoice
          key={country.iso}
          place={country.name}
          plans={plans}
          aside={<AlsoCovered name={country.name} regions={country.covered_by} />}
        />
      ) : (
        <div className={styles['empty']}>
          <Panel icon={emptyIcon} title="No plans available" action={<BrowseAll />}>
            We sell nothing for {country.name} alone at the moment.
          </Panel>
          <AlsoCovered name={country.name} regions={country.covered_by} />
        </div>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className={styles['page']}>
      <BackLink to={paths.browse()}>All destinations</BackLink>
      {missing ? (
        <Panel icon={lostIcon} heading="h1" title="Country Not Found" action={<BrowseAll />}>
          There is no destination at this address.
        </Panel>
      ) : (
        <Panel icon={brokenIcon} heading="h1" alert title="Failed to load country data" action={<Retry />}>
          The plans did not arrive. Your connection may be down.
        </Panel>
      )}
    </div>
  );
}

function BrowseAll() {
  return (
    <Link to={paths.browse()} className={buttonLook()}>
      Browse All Countries
    </Link>
  );
}
