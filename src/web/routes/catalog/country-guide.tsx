import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';

import { countryGuide } from '../../../domain/catalog/found/place-guide.ts';
import { answerOf, publicApi } from '../../api/api.ts';
import { neighboursOf } from '../../catalog/guide/neighbours.ts';
import { asText, ofText } from '../../core/page-text.ts';
import { type PageFrame, publicPage } from '../../core/page.ts';
import { failedMeta } from '../../errors/failed-meta.ts';
import { notFound, readOr404 } from '../../errors/read-or-404.ts';
import { countryWords } from './country-words.ts';
import { guideMeta, GuidePage, GuideError } from './guide-page.tsx';

export const handle: PageFrame = { header: 'light', live: ['countries', 'regions'] };
export const headers = publicPage;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const iso = (params['code'] ?? '').toUpperCase();
  if (!/^[A-Z-]{2,10}$/.test(iso)) throw notFound();
  const api = publicApi(context);
  const [{ country }, { places }] = await Promise.all([
    readOr404(context, answerOf(api.countries[':iso'].$get({ param: { iso }, query: {} }))),
    readOr404(context, answerOf(api.atlas.$get({ query: {} }))),
  ]);
  const guide = countryGuide(country, neighboursOf(iso, places));
  if (!guide) throw notFound();
  return { guide: asText(guide) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, error }) =>
  loaderData
    ? guideMeta(matches, ofText(loaderData.guide))
    : failedMeta({ matches, error }, countryWords.missingMeta);

export default function CountryGuidePage() {
  return <GuidePage guide={ofText(useLoaderData<typeof loader>().guide)} />;
}

export function ErrorBoundary() {
  return <GuideError missing={countryWords.missing} failed={countryWords.failed} />;
}
