import { useEffect } from 'react';

import { LANGUAGE } from '../../domain/language-words.ts';
import { useLate } from '../browser/use-late.ts';
import { chosenCurrency } from '../core/chosen-currency.ts';
import { useHasLanguages, useSettings } from '../core/site.ts';
import { useSession } from '../session/session.ts';
import { chosenLanguage } from './choose-language.ts';

const readCode = () => import('./language-offer.tsx');

/**
 * Offers visitors the page in the language that they chose, here or with their account, or that their browser asks for, and else
 * prices in their currency. Pages are the same for everybody, so this appears only once a page is alive. Nothing distracts from
 * paying.
 */
export function LanguageOfferPlace({ bare }: { bare: boolean }) {
  const session = useSession();
  const { code, load } = useLate(readCode);
  const { currencies = [] } = useSettings();
  const hasLanguages = useHasLanguages();
  const hasCurrencies = currencies.length > 0;
  const isAsked =
    (hasLanguages || hasCurrencies) && !bare && (session.state !== 'unknown' || session.failed === true);
  const { language = null, currency = null } = session.state === 'signed-in' ? session.user : {};
  useEffect(() => {
    if (!isAsked) return;
    if (hasLanguages && mayReadAnother(language)) load();
    if (hasCurrencies && chosenCurrency() === undefined) load();
  }, [isAsked, hasLanguages, hasCurrencies, language, load]);
  return (
    isAsked && code && <code.LanguageOffer key={`${language} ${currency}`} own={{ language, currency }} />
  );
}

/** Nearly all visitors read the page's language, and load nothing more. */
function mayReadAnother(own: string | null): boolean {
  const chosen = chosenLanguage() ?? own;
  if (chosen !== null) return chosen !== LANGUAGE;
  const { lang } = document.documentElement;
  return navigator.language !== lang && !navigator.language.startsWith(`${lang}-`);
}
