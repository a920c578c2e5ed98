import { Suspense, use } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';

import type { ListedRegion } from '../../../domain/catalog/catalog-schema.ts';
import { answerOf, publicApi } from '../../api/api.ts';
import { CardsLoading } from '../../catalog/browse/cards-loading.tsx';
import { CatalogSwitch } from '../../catalog/browse/catalog-switch.tsx';
import { RegionGrid } from '../../catalog/browse/region-grid.tsx';
import { RegionGuides } from '../../catalog/guide/region-guides.tsx';
import { isNewPage } from '../../core/page-data.ts';
import { type PageFrame, pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { serverContext } from '../../core/server-context.ts';
import { regionalWords } from './regional-words.ts';

import styles from './catalog-page.module.css';

const PLACEHOLDERS = 6;

export const handle: PageFrame = { header: 'light', live: ['regions'] };
export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...regionalWords.meta,
    path: paths.regional(),
  });

/** Null if they could not be read. */
export async function loader({ context }: LoaderFunctionArgs) {
  try {
    const { regions } = await answerOf(publicApi(context).regions.$get());
    return data<{ regions: ListedRegion[] | null }>({ regions });
  } catch (failure) {
    context.get(serverContext).report(failure);
    return data({ regions: null }, { status: 503 });
  }
}

/** In the browser, the page opens at once with placeholders of its cards. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const regions: Promise<ListedRegion[] | null> = serverLoader<typeof loader>().then(
    (answer) => answer.regions,
    () => null,
  );
  return { regions: isNewPage(request) ? regions : await regions };
}

export default function RegionalPage() {
  const { regions } = useLoaderData<typeof clientLoader>();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{regionalWords.title}</h1>
      <p className={styles['lead']}>{regionalWords.lead}</p>
      <p className={styles['lead']}>
        {regionalWords.which(<Link to={paths.home()}>{regionalWords.search}</Link>)}
      </p>
      <div className={styles['tools']}>
        <CatalogSwitch current="regions" />
      </div>
      <Suspense fallback={<CardsLoading cards={PLACEHOLDERS} of="regions" message={regionalWords.loading} />}>
        <Regions regions={regions} />
      </Suspense>
    </div>
  );
}

function Regions({ regions }: { regions: ListedRegion[] | null | Promise<ListedRegion[] | null> }) {
  const read = regions instanceof Promise ? use(regions) : regions;
  return (
    <>
      <RegionGrid regions={read} />
      {read && <RegionGuides regions={read} />}
    </>
  );
}
