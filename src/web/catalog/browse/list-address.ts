import { paths } from '../../core/paths.ts';
import { type CountryList, FIRST_PAGE, MOST_SHOWN } from './read-country-list.ts';

/** Where a list stands: whoever comes back to this address, or opens it elsewhere, finds as much of it again. */
function listAddress(list: CountryList): string {
  const parameters = new URLSearchParams();
  if (list.query !== '') parameters.set('q', list.query);
  if (list.countries.length > FIRST_PAGE) parameters.set('shown', String(list.countries.length));
  return parameters.size === 0 ? paths.browse() : `${paths.browse()}?${parameters}`;
}

/** How many countries an address asks for at least; none where it says nothing usable. */
export function shownAt(parameters: URLSearchParams): number {
  const shown = Number(parameters.get('shown'));
  return Number.isInteger(shown) ? Math.min(Math.max(shown, 0), MOST_SHOWN) : 0;
}

let prepared: { address: string; list: CountryList } | null = null;

/** Lays out a list that is already here for the page at its address, which then asks nobody for it. */
export function prepareList(list: CountryList): string {
  prepared = { address: listAddress(list), list };
  return prepared.address;
}

/** What was laid out for this address; once. */
export function takePreparedList({ pathname, search }: URL): CountryList | null {
  const given = prepared;
  prepared = null;
  return given?.address === `${pathname}${search}` ? given.list : null;
}
