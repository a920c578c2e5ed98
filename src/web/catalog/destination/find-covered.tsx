import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { Region } from '../../../domain/catalog/catalog-schema.ts';
import { plainLetters } from '../../../domain/catalog/search-term.ts';
import { searchDestinations } from '../../../domain/catalog/search.ts';
import { apiAt } from '../../api/caller.ts';
import { paths } from '../../core/paths.ts';
import { readDestinations } from '../../search/read-destinations.ts';
import { coveredWords as words } from './covered-words.ts';

type Countries = Region['countries_covered'];

export interface Covered {
  countries: Countries;
  /** Empty without a query. */
  answer: ReactNode;
}

/** The region's countries that match a name, "uk" and "Holland" too; or the country that was meant but is not covered. */
export async function findCovered(apiBase: string, all: Countries, typed: string): Promise<Covered> {
  if (typed.trim() === '') return { countries: all, answer: null };
  const letters = plainLetters(typed.trim());
  const named = searchDestinations(await readDestinations(apiAt(`${apiBase}/api`)), typed);
  const codes = new Set(named.map(({ destination }) => destination.iso));
  const countries = all.filter(({ iso, name }) => codes.has(iso) || plainLetters(name).includes(letters));
  const [best] = named;
  if (best && !countries.some(({ iso }) => iso === best.destination.iso)) {
    const { iso, name } = best.destination;
    // While a name is being typed, name a missing country only if no other can be meant.
    if (best.isWhole || (countries.length === 0 && named.length === 1)) {
      const plans = <Link to={paths.country(iso)}>{words.plansOf(name)}</Link>;
      return { countries: [], answer: words.missing(name, plans) };
    }
  }
  return { countries, answer: words.found(countries.map(({ name }) => name)) };
}
