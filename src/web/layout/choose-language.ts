import { languageOf, pageAddress } from '../../domain/languages.ts';
import { routerPath } from '../core/language.ts';
import { keepInAccount } from '../session/session.ts';

/** How long a choice is remembered. */
export const YEAR_S = 365 * 86_400;

const COOKIE = 'simport_language';

/** The code of the language that was last chosen in this browser; undefined if none was. */
export function chosenLanguage(): string | undefined {
  return new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1];
}

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
  // Secure only where it can be: a shop on a developer's machine speaks HTTP.
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
  keepInAccount(language);
}
