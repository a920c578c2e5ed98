import emptyIcon from '@phosphor-icons/core/regular/sim-card.svg?raw';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router';

import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import { orderForRegionPage } from '../../../domain/catalog/plan-order.ts';
import { coverage } from '../../../domain/catalog/region.ts';
import { answerOf, publicApi } from '../../api/api.ts';
import { BrowseAll, FindAnother } from '../../catalog/destination/browse-all.tsx';
import { DestinationBanner } from '../../catalog/destination/destination-banner.tsx';
import { GuideLink } from '../../catalog/destination/guide-link.tsx';
import { worksInWords } from '../../catalog/destination/named-words.ts';
import { NotIncluded } from '../../catalog/destination/not-included.tsx';
import { readTripAt } from '../../catalog/trip/read-trip.ts';
import { tripIds } from '../../catalog/trip/trip-ids.ts';
import { wholePath } from '../../core/language.ts';
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
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panels/panel.tsx';
import { noRegionWords } from './no-region-words.ts';
import { regionWords } from './region-words.ts';
import { catalogWords } from './words.ts';

import styles from './region.module.css';

const SupportedCountries = standingPart(() =>
  import('../../catalog/destination/supported-countries.tsx').then((code) => code.SupportedCountries),
);

export const handle: PageFrame = { header: 'light', live: ['regions'] };
export const headers = publicPage;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const slug = params['slug'] ?? '';
  if (!/^[a-z0-9-]{1,100}$/i.test(slug)) throw notFound();
  const api = publicApi(context);
  const call = api.regions[':slug'].$get({ param: { slug }, query: planAskedAt(request.url) });
  const [{ region, nearest }, trip] = await Promise.all([
    readOr404(context, answerOf(call)),
    readOr404(context, readTripAt(api, request.url)),
  ]);
  return { region: asText(region, ['description']), trip: trip && asText(trip), ...(nearest && { nearest }) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, error }) => {
  if (!loaderData) return failedMeta({ matches, error }, noRegionWords.missingMeta);
  const region = ofText(loaderData.region);
  const { name, slug, countries_count: countries, plans } = region;
  return pageMeta(matches, {
    ...regionWords.meta(name, coverage('region', countries)),
    place: region,
    ...(plans.length > 0 && { path: paths.region(slug) }),
  });
};

export default function RegionPage() {
  const { region: text, trip, nearest } = useLoaderData<typeof loader>();
  const region = ofText(text);
  const { plans, best_known: bestKnown } = region;
  const lacksMost = region.not_included_count > region.countries_count;
  const asked = useSearchParams()[0].get('to') ?? '';
  const countries = <SupportedCountries region={region} asked={asked} trip={trip && ofText(trip)} />;
  return (
    <div className={styles['page']}>
      <BackLink to={paths.browse()}>{catalogWords.back}</BackLink>
      <DestinationBanner
        code={region.code}
        name={region.name}
        region={coverage('region', region.countries_count)}
        flag={false}
        photo={region.image_url}
        text={region.text}
      />
      <div className={styles['about']}>
        <p className={styles['intro']}>{regionWords.intro}</p>
        <ul className={classNames(styles['reach'], lacksMost && styles['both'])}>
          <li>
            <a href={`#${tripIds.countries}`}>{worksInWords(bestKnown, region.countries_count)}</a>
          </li>
          {region.not_included.length > 0 && (
            <li>
              <NotIncluded region={region} />
            </li>
          )}
        </ul>
      </div>
      <form
        id={tripIds.form}
        method="get"
        action={wholePath(`${paths.region(region.slug)}#${tripIds.countries}`)}
      />
      {plans.length > 0 ? (
        <PlanChoice
          key={region.code}
          kind="region"
          place={region.name}
          plans={plans}
          order={orderForRegionPage}
          amount={formatDataAmount}
          nearest={nearest}
          aside={
            <>
              {countries}
              <GuideLink to={paths.regionGuide(region.slug)} place={region.name} />
            </>
          }
        />
      ) : (
        <div className={styles['empty']}>
          <Panel
            icon={emptyIcon}
            title={regionWords.noPlans}
            action={<BrowseAll>{regionWords.browseAll}</BrowseAll>}
          />
          {countries}
        </div>
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
          ...noRegionWords.missing,
          action: <FindAnother>{regionWords.browseAll}</FindAnother>,
        }}
        failed={noRegionWords.failed}
      />
    </div>
  );
}
