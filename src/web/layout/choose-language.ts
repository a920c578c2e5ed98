import { languageOf, pageAddress } from '../../domain/languages.ts';
import { keepChoice, keptChoice } from '../browser/kept-choice.ts';
import { routerPath } from '../core/language.ts';
import { keepInAccount } from '../session/session.ts';

const COOKIE = 'simport_language';

/** The code of the language that was last chosen in this browser; undefined if none was. */
export const chosenLanguage = () => keptChoice(COOKIE);

/**
 * When a visitor chooses a language: leads to the page that is open now, which may not be the one that the link came with, and
 * remembers the choice. A link to a language is written in it.
 */
export function chooseLanguage(event: Event): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[hreflang][lang]');
  if (!link) return;
  const { language } = languageOf(link.pathname);
  const { pathname, search, hash } = window.location;
  const here = routerPath(pathname + search + hash) ?? '/';
  link.href = pageAddress(language, here);
  keepChoice(COOKIE, language);
  keepInAccount({ language });
}
