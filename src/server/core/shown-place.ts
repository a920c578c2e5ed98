import { LANGUAGE } from '../../domain/language-words.ts';
import { SOURCE } from '../../domain/languages.ts';
import type { Deps } from '../deps.ts';
import { placeNamesIn } from './translated-names.ts';

/** The name of a plan's place in the language of these modules, or the one that an operator chose. */
export function shownPlace(
  { catalog }: Pick<Deps, 'catalog'>,
  { country_code: code, country: name }: { country_code: string; country: string },
): string {
  if (LANGUAGE === SOURCE) return name;
  return catalog.current().otherNames.has(code) ? name : placeNamesIn(LANGUAGE)(code, name);
}
