import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';

import { allPlans, isSold, partName, regionsBeside } from '../../../domain/catalog/country.ts';
import { orderForCountryPage } from '../../../domain/catalog/plan-order.ts';
import { answerOf, publicApi } from '../../api/api.ts';
import { FindAnother } from '../../catalog/destination/browse-all.tsx';
import { DestinationBanner } from '../../catalog/destination/destination-banner.tsx';
import { GuideLink } from '../../catalog/destination/guide-link.tsx';
import { nearUnsold } from '../../catalog/guide/neighbours.ts';
import { asText, ofText } from '../../core/page-text.ts';
import { type PageFrame, pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { standingPart } from '../../core/standing-part.tsx';
import { failedMeta } from '../../errors/failed-meta.ts';
import { PageError } from '../../errors/page-error.tsx';
import { notFound, readOr404 } from '../../errors/read-or-404.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { PlanChoice } from '../../plans/plan-choice.tsx';
import { planAskedAt } from '../../plans/use-plan-view.ts';
import { countryWords } from './country-words.ts';
import { catalogWords } from './words.ts';

import styles from './country.module.css';

const AlsoCovered = standingPart(() =>
  import('../../catalog/destination/also-covered.tsx').then((code) => code.AlsoCovered),
);
const NoPlans = standingPart(() =>
  import('../../catalog/destination/no-plans.tsx').then((code) => code.NoPlans),
);

export const handle: PageFrame = { header: 'light', live: ['countries', 'regions'] };
export const headers = publicPage;

/** The country's code is in the path, or in a parameter named `country`. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const code = (params['code'] ?? new URL(request.url).searchParams.get('country') ?? '').toUpperCase();
  if (!/^[A-Z-]{2,10}$/.test(code)) throw notFound();
  const api = publicApi(context);
  const call = api.countries[':iso'].$get({
    param: { iso: code },
    query: planAskedAt(request.url),
  });
  const { country, nearest } = await readOr404(context, answerOf(call));
  const near = await readOr404(context, nearUnsold(api, country));
  // The page names no other regions.
  const regions = { covered_by: regionsBeside(country) };
  return {
    country: asText({ ...country, ...regions }, ['description']),
    ...(nearest && { nearest }),
    ...(near.length > 0 && { near }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, error }) => {
  if (!loaderData) return failedMeta({ matches, error }, countryWords.missingMeta);
  const country = ofText(loaderData.country);
  return pageMeta(matches, {
    ...(isSold(country)
      ? { ...countryWords.meta(country.name), path: paths.country(country.iso) }
      : countryWords.unsoldMeta(country.name)),
    place: { code: country.iso, name: country.name },
  });
};

export default function CountryPage() {
  const { country: text, nearest, near } = useLoaderData<typeof loader>();
  const country = ofText(text);
  const plans = allPlans(country);
  return (
    <div className={styles['page']}>
      <BackLink to={paths.browse()}>{catalogWords.back}</BackLink>
      <DestinationBanner
        code={country.iso}
        name={country.name}
        region={partName(country.region)}
        photo={country.image_url}
        text={country.text}
      />
      {plans.length > 0 ? (
        <PlanChoice
          key={country.iso}
          place={country.name}
          plans={plans}
          order={orderForCountryPage}
          networks={country.networks}
          nearest={nearest}
          aside={
            <>
              <AlsoCovered country={country} />
              <GuideLink to={paths.countryGuide(country.iso)} place={country.name} />
            </>
          }
        />
      ) : (
        <NoPlans country={country} near={near} />
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <div className={styles['page']}>
      <BackLink to={paths.browse()}>{catalogWords.back}</BackLink>
      <PageError
        missing={{
          ...countryWords.missing,
          action: <FindAnother />,
        }}
        failed={countryWords.failed}
      />
    </div>
  );
}
