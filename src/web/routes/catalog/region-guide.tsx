import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';

import { regionGuide } from '../../../domain/catalog/found/place-guide.ts';
import { answerOf, publicApi } from '../../api/api.ts';
import { sold } from '../../catalog/guide/neighbours.ts';
import { asText, ofText } from '../../core/page-text.ts';
import { type PageFrame, publicPage } from '../../core/page.ts';
import { failedMeta } from '../../errors/failed-meta.ts';
import { notFound, readOr404 } from '../../errors/read-or-404.ts';
import { guideMeta, GuidePage, GuideError } from './guide-page.tsx';
import { noRegionWords } from './no-region-words.ts';

export const handle: PageFrame = { header: 'light', live: ['countries', 'regions'] };
export const headers = publicPage;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const slug = params['slug'] ?? '';
  if (!/^[a-z0-9-]{1,100}$/i.test(slug)) throw notFound();
  const api = publicApi(context);
  const [{ region }, { places }] = await Promise.all([
    readOr404(context, answerOf(api.regions[':slug'].$get({ param: { slug }, query: {} }))),
    readOr404(context, answerOf(api.atlas.$get({ query: {} }))),
  ]);
  const members = new Set(region.countries_covered.map(({ iso }) => iso));
  const guide = regionGuide(region, sold(places.filter(({ iso }) => members.has(iso))));
  if (!guide) throw notFound();
  return { guide: asText(guide) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, error }) =>
  loaderData
    ? guideMeta(matches, ofText(loaderData.guide))
    : failedMeta({ matches, error }, noRegionWords.missingMeta);

export default function RegionGuidePage() {
  return <GuidePage guide={ofText(useLoaderData<typeof loader>().guide)} />;
}

export function ErrorBoundary() {
  return <GuideError missing={noRegionWords.missing} failed={noRegionWords.failed} />;
}
