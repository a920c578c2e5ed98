import refundIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import globeIcon from '@phosphor-icons/core/regular/globe-hemisphere-east.svg?raw';
import freeIcon from '@phosphor-icons/core/regular/lock-open.svg?raw';
import { lazy, Suspense, use } from 'react';
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';

import type { HomeSection } from '../../domain/operators/brand/brand.ts';
import { answerOf, publicApi } from '../api/api.ts';
import { isNewPage } from '../core/page-data.ts';
import { asText, ofText, type PageText } from '../core/page-text.ts';
import { type PageFrame, pageMeta, publicPage } from '../core/page.ts';
import { LOST, paths } from '../core/paths.ts';
import { type LoaderContext, serverContext } from '../core/server-context.ts';
import { useScene, useSettings } from '../core/site.ts';
import { standingPart } from '../core/standing-part.tsx';
import { PhonePicture } from '../home/phone-picture.tsx';
import { type ArrivingPopular, PopularDestinations } from '../home/popular-destinations.tsx';
import {
  type ActiveDestinations as Active,
  readActiveDestinations,
} from '../home/read-active-destinations.ts';
import { type PopularView, readPopular } from '../home/read-popular.ts';
import marks from '../pictures/payment-marks.svg?no-inline';
import { DestinationSearch } from '../search/destination-search.tsx';
import { findPlaces } from '../search/find-places.ts';
import type { FoundPlaces } from '../search/found-places.ts';
import { readPlaces } from '../search/read-search-index.ts';
import { Icon } from '../ui/icon.tsx';
import { homeWords } from './home-words.ts';

import styles from './home.module.css';

const readStory = () => import('../home/story.tsx').then((code) => code.Story);
const Story = standingPart(readStory);
// Few shops show these two.
const ActiveDestinations = standingPart(() =>
  import('../home/active-destinations.tsx').then((code) => code.ActiveDestinations),
);
const KeepNumber = standingPart(() => import('../home/keep-number.tsx').then((code) => code.KeepNumber));

export const handle: PageFrame = { header: 'night', live: ['countries'] };
export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    ...homeWords.meta,
    path: paths.home(),
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { report } = context.get(serverContext);
  const [popular, found, extras] = await Promise.all([
    readPopular(publicApi(context), report),
    foundFor(queryOf(request), context),
    extrasIn(context),
  ]);
  return { query: queryOf(request), popular: asText(popular, ['region']), found, extras };
}

/** In the browser, the page opens at once with placeholders of its prices. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const query = queryOf(request);
  const answer = serverLoader<typeof loader>();
  const popular = answer.then(
    ({ popular: view }) => view,
    (failure: unknown): PageText<PopularView> => asText({ kind: neverCame(failure) ? 'lost' : 'garbled' }),
  );
  if (isNewPage(request)) {
    void readStory().catch(() => undefined);
    const extras = answer.then(
      (answered) => answered.extras,
      () => null,
    );
    return { query, popular, found: null, extras };
  }
  const known = await answer.catch(() => null);
  return { query, popular: await popular, found: known?.found ?? null, extras: known?.extras ?? null };
}

interface Extras {
  /** Null if they could not be read. */
  active: Active | null;
}

/** The content of two further sections; null if the shop does not show them. */
async function extrasIn(context: LoaderContext): Promise<Extras | null> {
  const api = publicApi(context);
  const { report, look } = context.get(serverContext);
  const settings = look.site.draft ?? (await answerOf(api.settings.$get()).catch(report));
  return settings?.homeExtras ? { active: await readActiveDestinations(api, report) } : null;
}

/** There was no connection, or the answer itself is an error. */
function neverCame(failure: unknown): boolean {
  return failure instanceof TypeError || isRouteErrorResponse(failure);
}

function queryOf(request: Request): string {
  return (new URL(request.url).searchParams.get('q') ?? '').slice(0, 60);
}

/** The server only searches for browsers without scripts. */
async function foundFor(query: string, context: LoaderContext): Promise<FoundPlaces | null> {
  if (query.trim() === '') return null;
  try {
    return findPlaces(await readPlaces(publicApi(context), query), query);
  } catch (failure) {
    context.get(serverContext).report(failure);
    return null;
  }
}

/** Only for an address with a query. */
const FoundDestinations = lazy(async () => {
  const { FoundDestinations: found } = await import('../home/found-destinations.tsx');
  return { default: found };
});

/** The number of chips that fit on a line. */
const CHIPS = 4;

/** The visible width of the picture with the payment marks; PayPal's is the last. */
const WITH_PAYPAL = 204;
const WITHOUT_PAYPAL = 134;

/** At these widths the globe shows only what its drawing for phones contains. */
const NARROW = '(max-width: 480px)';

export default function Home() {
  const { query, popular, found, extras } = useLoaderData<typeof clientLoader>();
  const { homeExtras, refundHours, paypal, home: own } = useSettings();
  const [globe, phoneGlobe] = [useScene('heroArt'), useScene('phoneHeroArt')];
  return (
    <>
      <output id={LOST} className={styles['lost']}>
        {homeWords.lost}
      </output>
      <section className={styles['hero']} data-ground="night" data-hero>
        <picture className={styles['sky']}>
          <source media={NARROW} srcSet={own?.picture?.small ?? phoneGlobe} />
          {own?.picture ? (
            <img src={own.picture.large} alt="" data-own-hero />
          ) : (
            <img
              className={styles['globe']}
              src={globe}
              alt=""
              width="1120"
              height="1120"
              fetchPriority="low"
            />
          )}
        </picture>
        <div className={styles['grid']}>
          <div className={styles['words']}>
            <h1 className={styles['title']}>{own?.hero?.title ?? homeWords.title}</h1>
            <p className={styles['lead']}>{own?.hero?.lead ?? homeWords.lead}</p>
            <DestinationSearch initialQuery={query} />
            {found && <FoundDestinations query={query} found={found} />}
            <ul className={styles['facts']}>
              <li>
                <Icon of={globeIcon} />
                {` ${homeWords.countries}`}
              </li>
              <li>
                <Icon of={freeIcon} />
                {` ${homeWords.free}`}
              </li>
              <li>
                <Icon of={refundIcon} />
                {` ${homeWords.refund(refundHours)}`}
              </li>
            </ul>
            <div className={styles['more']}>
              <Suspense fallback={<div className={styles['popular']} />}>
                <PopularChips view={popular} />
              </Suspense>
              <img
                className={styles['marks']}
                src={marks}
                alt={homeWords.pay(paypal)}
                width={paypal ? WITH_PAYPAL : WITHOUT_PAYPAL}
                height="24"
                loading="lazy"
              />
            </div>
          </div>
          <div className={styles['phone']}>
            <PhonePicture />
          </div>
        </div>
      </section>
      <div className={styles['sections']}>
        {(own?.sections ?? (homeExtras ? WITH_EXTRAS : USUAL)).map((name) => (
          <Section key={name} name={name} popular={popular} extras={extras} />
        ))}
      </div>
    </>
  );
}

/** The map is empty where the shop does not show it. */
const USUAL = ['popular', 'active', 'story'] as const;
const WITH_EXTRAS = [...USUAL, 'number'] as const;

interface SectionProps {
  name: HomeSection | 'story';
  popular: ArrivingPopular;
  extras: Extras | null | Promise<Extras | null>;
}

function Section({ name, popular, extras }: SectionProps) {
  if (name === 'popular') return <PopularDestinations view={popular} />;
  if (name === 'story') return <Story />;
  if (name === 'how' || name === 'why') return <Story only={name} />;
  return <Suspense>{name === 'active' ? <MapSection extras={extras} /> : <KeepNumber />}</Suspense>;
}

function PopularChips({ view: given }: { view: ArrivingPopular }) {
  const view = ofText(given instanceof Promise ? use(given) : given);
  if (view.kind !== 'prices') return <div className={styles['popular']} />;
  const sold = view.countries.filter(({ has_plans: hasPlans }) => hasPlans);
  return (
    <nav className={styles['popular']} aria-label={homeWords.popular}>
      {sold.slice(0, CHIPS).map(({ iso, name }) => (
        <Link key={iso} to={paths.country(iso)}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

function MapSection({ extras }: { extras: Extras | null | Promise<Extras | null> }) {
  const known = extras instanceof Promise ? use(extras) : extras;
  return known?.active ? <ActiveDestinations active={known.active} /> : null;
}
