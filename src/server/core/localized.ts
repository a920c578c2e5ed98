import { existsSync } from 'node:fs';

import { type Language, SOURCE } from '../../domain/languages.ts';

/**
 * A module as it is in a language, with all its words. `scripts/languages.ts` makes it: of the sources with a query, and as a
 * program of its own beside that which asks. A release that does not know a language speaks English.
 * @param english the module itself
 * @param place of its file: `new URL('./localized-mail.ts', import.meta.url)`, where `localized-` makes it a program
 */
export async function inLanguage<Module>(language: Language, english: Module, place: URL): Promise<Module> {
  if (language === SOURCE) return english;
  const { pathname } = place;
  if (pathname.endsWith('.ts')) place.searchParams.set('language', language);
  else place.pathname = pathname.replace(/(?=\.js$)/, `.${language}`);
  return existsSync(place) ? ((await import(place.href)) as Module) : english;
}
