import type { Country } from '../../../domain/catalog/catalog-schema.ts';
import type { PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { answerOf, ApiFailure } from '../../api/api.ts';
import type { ShopApi } from '../../api/caller.ts';
import { listAt } from './list-address.ts';
import { listByName } from './list-by-name.ts';
import { type CountryList, readCountryList } from './read-country-list.ts';

/** The content of the browse page: the list (null if it could not be read) or one of its countries. */
export type BrowseView =
  | { kind: 'list'; list: CountryList | null }
  | { kind: 'country'; country: Country; near?: PlaceGuide['near'] }
  | { kind: 'missing' }
  | { kind: 'broken' };

/** @param report called with failures that are not the visitor's */
export async function readBrowseView(
  api: ShopApi,
  parameters: URLSearchParams,
  report: (failure: unknown) => void,
): Promise<BrowseView> {
  const code = parameters.get('country');
  if (code) return readCountryView(api, code, report);
  const index = async (query: string) => {
    const { readPlaces } = await import('../../search/read-search-index.ts');
    return readPlaces(api, query);
  };
  try {
    const asked = listAt(parameters);
    const list =
      asked.query.trim() === ''
        ? await listByName(api, asked.part, asked.shown)
        : await readCountryList(api, asked, index);
    return { kind: 'list', list };
  } catch (failure) {
    report(failure);
    return { kind: 'list', list: null };
  }
}

/** The page if the server sent nothing at all. */
export function lostView(parameters: URLSearchParams): BrowseView {
  return parameters.get('country') ? { kind: 'broken' } : { kind: 'list', list: null };
}

async function readCountryView(
  api: ShopApi,
  code: string,
  report: (failure: unknown) => void,
): Promise<BrowseView> {
  if (!/^[a-z-]{2,10}$/i.test(code)) return { kind: 'missing' };
  try {
    const { country } = await answerOf(
      api.countries[':iso'].$get({ param: { iso: code.toUpperCase() }, query: {} }),
    );
    return { kind: 'country', country };
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return { kind: 'missing' };
    report(failure);
    return { kind: 'broken' };
  }
}
