import { useEffect } from 'react';

import { LANGUAGE } from '../../domain/language-words.ts';
import { useLate } from '../browser/use-late.ts';
import { useHasLanguages } from '../core/site.ts';
import { useSession } from '../session/session.ts';
import { chosenLanguage } from './choose-language.ts';

const readCode = () => import('./language-offer.tsx');

/**
 * Offers visitors the page in the language that they chose, here or with their account, or that their browser asks for. Pages are
 * the same for everybody, so this appears only once a page is alive. Nothing distracts from paying.
 */
export function LanguageOfferPlace({ bare }: { bare: boolean }) {
  const session = useSession();
  const { code, load } = useLate(readCode);
  const isAsked = useHasLanguages() && !bare && (session.state !== 'unknown' || session.failed === true);
  const own = session.state === 'signed-in' ? session.user.language : null;
  useEffect(() => {
    if (isAsked && mayReadAnother(own)) load();
  }, [isAsked, own, load]);
  return isAsked && code && <code.LanguageOffer key={own} own={own} />;
}

/** Nearly all visitors read the page's language, and load nothing more. */
function mayReadAnother(own: string | null): boolean {
  const chosen = chosenLanguage() ?? own;
  if (chosen !== null) return chosen !== LANGUAGE;
  const { lang } = document.documentElement;
  return navigator.language !== lang && !navigator.language.startsWith(`${lang}-`);
}
