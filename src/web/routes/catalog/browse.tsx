import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import { lazy, Suspense, use } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
} from 'react-router';

import { partName } from '../../../domain/catalog/country.ts';
import { publicApi } from '../../api/api.ts';
import { AtlasLoading } from '../../catalog/atlas/atlas-loading.tsx';
import { type BrowseView, lostView, readBrowseView } from '../../catalog/browse/browse-view.ts';
import { CardsLoading } from '../../catalog/browse/cards-loading.tsx';
import { CatalogSwitch } from '../../catalog/browse/catalog-switch.tsx';
import type { OpenedFromList } from '../../catalog/browse/country-card.tsx';
import { CountryGrid } from '../../catalog/browse/country-grid.tsx';
import { CountrySearch } from '../../catalog/browse/country-search.tsx';
import { shownAt, takePreparedList } from '../../catalog/browse/list-address.ts';
import { type CountryList, FIRST_PAGE } from '../../catalog/browse/read-country-list.ts';
import { useCountrySearch } from '../../catalog/browse/use-country-search.ts';
import { CountryLoading } from '../../catalog/destination/country-loading.tsx';
import { nearUnsold } from '../../catalog/guide/neighbours.ts';
import { isNewPage } from '../../core/page-data.ts';
import { type PageFrame, pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { serverContext } from '../../core/server-context.ts';
import { standingPart } from '../../core/standing-part.tsx';
import { Retry } from '../../errors/retry.tsx';
import { BackLink } from '../../layout/back-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panels/panel.tsx';
import { browseWords } from './browse-words.ts';

import styles from './catalog-page.module.css';

/** Visitors of the list do not download the code of the plans. */
const readDetail = () => import('../../catalog/destination/country-detail.tsx');
const CountryDetail = lazy(async () => ({ default: (await readDetail()).CountryDetail }));

const readAtlas = () => import('../../catalog/atlas/atlas.tsx').then((code) => code.Atlas);
const Atlas = standingPart(readAtlas);

export const handle: PageFrame = { header: 'light', live: ['countries', 'regions'] };
export const headers = publicPage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const api = publicApi(context);
  const view = await readBrowseView(api, searchParams, context.get(serverContext).report);
  if (view.kind === 'country') view.near = await nearUnsold(api, view.country).catch(() => []);
  const list = view.kind === 'list' ? view.list : undefined;
  const lost = view.kind === 'broken' || list === null;
  const missing = view.kind === 'missing' || isUnknownPart(list ?? null);
  return data({ view }, { status: missing ? 404 : lost ? 503 : 200 });
}

function isUnknownPart(list: CountryList | null): boolean {
  return list !== null && list.part !== null && list.countries.length === 0;
}

/** In the browser, the page opens at once with placeholders. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const address = new URL(request.url);
  const list = takePreparedList(address);
  if (list) return { view: { kind: 'list', list } satisfies BrowseView };
  const isDetail = address.searchParams.has('country');
  const detail = isDetail && readDetail();
  // Without it the content would have to wait for this code, and Back would find a page too short for its scroll position.
  const atlas = !isDetail && !address.searchParams.has('q') && readAtlas().catch(() => undefined);
  const view: Promise<BrowseView> = Promise.all([serverLoader<typeof loader>(), detail, atlas]).then(
    ([answer]) => answer.view,
    () => lostView(address.searchParams),
  );
  return { view: isNewPage(request, isDetail ? 'country' : undefined) ? view : await view };
}

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData, matches, location }) => {
  const view = loaderData?.view;
  const country = view && 'kind' in view && view.kind === 'country' ? view.country : null;
  const part = view && 'kind' in view && view.kind === 'list' ? view.list?.part : null;
  const name =
    country?.name ?? (location.state as OpenedFromList | null)?.country ?? (part && partName(part));
  return pageMeta(matches, {
    title: name ? browseWords.meta.countryTitle(name) : browseWords.meta.title,
    description: browseWords.meta.description,
    // A country has its own page, which is the one to list.
    path: country ? paths.country(country.iso) : paths.browse(),
  });
};

export default function BrowsePage() {
  const { view } = useLoaderData<typeof clientLoader>();
  const { search, state } = useLocation();
  const code = new URLSearchParams(search).get('country');
  if (!code) return <Countries view={view} />;
  const opened = state as OpenedFromList | null;
  return (
    <div className={classNames(styles['page'], styles['detail'])}>
      <BackLink to={paths.browse()} returns={opened?.country !== undefined}>
        {browseWords.back}
      </BackLink>
      <Suspense key={code} fallback={<CountryLoading />}>
        <OneCountry view={view} code={code} />
      </Suspense>
    </div>
  );
}

type Arriving = BrowseView | Promise<BrowseView>;

const arrived = (view: Arriving) => (view instanceof Promise ? use(view) : view);

function Countries({ view }: { view: Arriving }) {
  const { text, searching, failed, type, submit, clear } = useCountrySearch();
  const isPart = new URLSearchParams(useLocation().search).has('part');
  return (
    <div className={classNames(styles['page'], isPart && styles['part'])}>
      <h1 className={styles['title']}>{browseWords.title}</h1>
      <p className={styles['lead']}>{browseWords.lead}</p>
      <div className={styles['tools']}>
        <CountrySearch text={text} failed={failed} onType={type} onSubmit={submit} onClear={clear} />
        <CatalogSwitch current="countries" />
      </div>
      <Suspense fallback={<ListLoading />}>
        <CountriesOf view={view} searching={searching} onClear={clear} />
      </Suspense>
    </div>
  );
}

function CountriesOf(given: { view: Arriving; searching: boolean; onClear: () => void }) {
  const view = arrived(given.view);
  const list = view.kind === 'list' ? view.list : null;
  return (
    <>
      {list?.atlas && list.countries.length > 0 && <Atlas {...list.atlas} />}
      <CountryGrid list={list} searching={given.searching} onClear={given.onClear} />
    </>
  );
}

function ListLoading() {
  const parameters = new URLSearchParams(useLocation().search);
  return (
    <>
      {!parameters.has('q') && <AtlasLoading isPart={parameters.has('part')} />}
      {/* As many as the list will have, so that the page is long enough for Back to restore its scroll position. */}
      <CardsLoading
        cards={Math.max(FIRST_PAGE, shownAt(parameters))}
        of="countries"
        message={browseWords.loading}
      />
    </>
  );
}

function OneCountry({ view: given, code }: { view: Arriving; code: string }) {
  const view = arrived(given);
  if (view.kind === 'country') return <CountryDetail country={view.country} near={view.near} />;
  if (view.kind === 'missing') return <CountryDetail country={null} />;
  return (
    <Panel
      icon={brokenIcon}
      heading="h1"
      alert
      title={browseWords.failed.title}
      action={<Retry keep={{ country: code }} />}
    >
      {browseWords.failed.text}
    </Panel>
  );
}
