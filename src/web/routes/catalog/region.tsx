import emptyIcon from '@phosphor-icons/core/regular/sim-card.svg?raw';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';

import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import { orderForRegionPage } from '../../../domain/catalog/plan-order.ts';
import { coverage } from '../../../domain/catalog/region.ts';
import { answerOf, publicApi } from '../../api/api.ts';
import { BrowseAll } from '../../catalog/destination/browse-all.tsx';
import { DestinationBanner } from '../../catalog/destination/destination-banner.tsx';
import { SupportedCountries } from '../../catalog/destination/supported-countries.tsx';
import { PlanChoice } from '../../catalog/plans/plan-choice.tsx';
import { type PageFrame, pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { PageTrouble } from '../../trouble/page-trouble.tsx';
import { notFound, readOr404 } from '../../trouble/read-or-404.ts';
import { Panel } from '../../ui/panels/panel.tsx';

import styles from './region.module.css';

export const handle: PageFrame = { header: 'light', live: ['regions'] };
export const headers = publicPage;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const slug = params['slug'] ?? '';
  if (!/^[a-z0-9-]{1,100}$/i.test(slug)) throw notFound();
  return readOr404(context, answerOf(publicApi(context).regions[':slug'].$get({ param: { slug } })));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData)
    return pageMeta(matches, { title: 'Region not found', description: 'There is no such region.' });
  const { name, slug, countries_count: countries } = loaderData.region;
  return pageMeta(matches, {
    title: `${name} eSIM: prepaid data plans`,
    description: `One prepaid data eSIM for ${coverage('region', countries)}: ${name}, fixed or unlimited.`,
    path: paths.region(slug),
  });
};

export default function RegionPage() {
  const { region } = useLoaderData<typeof loader>();
  const plans = orderForRegionPage(region.plans);
  const countries = <SupportedCountries countries={region.countries_covered} />;
  return (
    <div className={styles['page']}>
      <BackLink to={paths.browse()}>All destinations</BackLink>
      <DestinationBanner
        code={region.code}
        name={region.name}
        region={coverage('region', region.countries_count)}
        flag={false}
        photo={region.image_url}
      />
      <p className={styles['intro']}>
        One eSIM for the whole route. It changes networks by itself when you cross a border, and you keep the
        same data and days.
      </p>
      {plans.length > 0 ? (
        <PlanChoice
          key={region.code}
          kind="region"
          place={region.name}
          plans={plans}
          amount={formatDataAmount}
          aside={countries}
        />
      ) : (
        <div className={styles['empty']}>
          <Panel
            icon={emptyIcon}
            title="No plans found for this region."
            action={<BrowseAll>Browse All</BrowseAll>}
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
      <BackLink to={paths.browse()}>All destinations</BackLink>
      <PageTrouble
        missing={{
          title: 'Region not found',
          text: 'There is no region at this address.',
          action: <BrowseAll>Browse All</BrowseAll>,
        }}
        failed={{
          title: 'Failed to load regional plans',
          text: 'The plans did not arrive. Your connection may be down.',
        }}
      />
    </div>
  );
}
