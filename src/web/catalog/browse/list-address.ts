import { paths } from '../../core/paths.ts';
import { type AskedList, type CountryList, FIRST_PAGE, MAX_SHOWN } from './read-country-list.ts';

/** An address that restores the list at the same length when a visitor returns to it, or opens it elsewhere. */
function listAddress(list: CountryList): string {
  const parameters = new URLSearchParams();
  if (list.part !== null) parameters.set('part', list.part);
  if (list.query !== '') parameters.set('q', list.query);
  if (list.countries.length > FIRST_PAGE) parameters.set('shown', String(list.countries.length));
  return parameters.size === 0 ? paths.browse() : `${paths.browse()}?${parameters}`;
}

/** The list at an address. */
export function listAt(parameters: URLSearchParams): AskedList {
  return {
    part: (parameters.get('part') ?? '').replaceAll('\0', '').slice(0, 60) || null,
    query: (parameters.get('q') ?? '').slice(0, 60),
    shown: shownAt(parameters),
  };
}

/** The least number of countries that an address asks for; 0 if it names no usable one. */
export function shownAt(parameters: URLSearchParams): number {
  const shown = Number(parameters.get('shown'));
  return Number.isInteger(shown) ? Math.min(Math.max(shown, 0), MAX_SHOWN) : 0;
}

let prepared: { address: string; list: CountryList } | null = null;

/** Stores a list for the page at its address, which then does not request it. */
export function prepareList(list: CountryList): string {
  prepared = { address: listAddress(list), list };
  return prepared.address;
}

/** The list stored for this address; only once. */
export function takePreparedList({ pathname, search }: URL): CountryList | null {
  const given = prepared;
  prepared = null;
  return given?.address === `${pathname}${search}` ? given.list : null;
}
