import { Suspense, use } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from 'react-router';

import type { ListedRegion, TripCoverage } from '../../../domain/catalog/catalog-schema.ts';
import { answerOf, publicApi } from '../../api/api.ts';
import { CardsLoading } from '../../catalog/browse/cards-loading.tsx';
import { CatalogSwitch } from '../../catalog/browse/catalog-switch.tsx';
import { RegionGrid, type ShownRegion } from '../../catalog/browse/region-grid.tsx';
import { whyVariant } from '../../catalog/browse/variant-words.ts';
import { RegionGuides } from '../../catalog/guide/region-guides.tsx';
import { readTripAt } from '../../catalog/trip/read-trip.ts';
import { tripIds } from '../../catalog/trip/trip-ids.ts';
import { wholePath } from '../../core/language.ts';
import { type PageFrame, pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { serverContext } from '../../core/server-context.ts';
import { standingPart } from '../../core/standing-part.tsx';
import { regionalWords } from './regional-words.ts';

import styles from './catalog-page.module.css';

const PLACEHOLDERS = 6;

/** Before the page is shown: the field is above its placeholders. */
const readField = () => import('../../catalog/trip/trip-field.tsx').then((code) => code.TripField);
const TripField = standingPart(readField);
const TripAnswer = standingPart(() =>
  import('../../catalog/trip/trip-answer.tsx').then((code) => code.TripAnswer),
);

export const handle: PageFrame = { header: 'light', live: ['regions'] };
export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...regionalWords.meta,
    path: paths.regional(),
  });

/** Null if the regions could not be read. */
interface Listed {
  regions: ShownRegion[] | null;
  /** The answer for the countries named in the address. */
  trip: TripCoverage | null;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = publicApi(context);
  try {
    const [{ regions }, trip] = await Promise.all([
      answerOf(api.regions.$get({ query: {} })),
      readTripAt(api, request.url),
    ]);
    return data<Listed>({ regions: regions.map((region) => shown(region, regions)), trip });
  } catch (failure) {
    context.get(serverContext).report(failure);
    return data<Listed>({ regions: null, trip: null }, { status: 503 });
  }
}

function shown(region: ListedRegion, all: readonly ListedRegion[]): ShownRegion {
  const { more, fewer, days, data_amounts, ...rest } = region;
  const leader = all.find(({ code }) => code === region.stands_under) ?? region;
  return { ...rest, why: whyVariant({ ...rest, more, fewer, days, data_amounts }, leader) };
}

/** In the browser, the page opens at once with placeholders of its cards. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const listed: Promise<Listed> = serverLoader<typeof loader>().catch(() => ({ regions: null, trip: null }));
  const isOpen = new URL(request.url).pathname === window.location.pathname;
  await readField().catch(() => undefined);
  return { listed: isOpen ? await listed : listed };
}

export default function RegionalPage() {
  const asked = useSearchParams()[0].get('to') ?? '';
  const loaded = useLoaderData<typeof clientLoader | typeof loader>();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{regionalWords.title}</h1>
      <p className={styles['lead']}>{regionalWords.lead}</p>
      <div className={styles['tools']}>
        <div className={styles['trip']}>
          <form id={tripIds.form} method="get" action={wholePath(`${paths.regional()}#${tripIds.answer}`)} />
          <TripField large asked={asked} />
        </div>
        <CatalogSwitch current="regions" />
      </div>
      <Suspense fallback={<CardsLoading cards={PLACEHOLDERS} of="regions" message={regionalWords.loading} />}>
        <Regions listed={'listed' in loaded ? loaded.listed : loaded} />
      </Suspense>
    </div>
  );
}

function Regions({ listed }: { listed: Listed | Promise<Listed> }) {
  const { regions, trip } = listed instanceof Promise ? use(listed) : listed;
  return (
    <>
      {trip ? (
        <div id={tripIds.answer} className={styles['answer']}>
          <TripAnswer trip={trip} />
        </div>
      ) : (
        <RegionGrid regions={regions} />
      )}
      {regions && <RegionGuides regions={regions} />}
    </>
  );
}
