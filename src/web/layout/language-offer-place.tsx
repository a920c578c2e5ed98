import { useEffect, useState } from 'react';

import { LANGUAGE } from '../../domain/language-words.ts';
import { preferredLanguage } from '../../domain/preferred-language.ts';
import { sharedStorage } from '../browser/browser-storage.ts';
import { useLate } from '../browser/use-late.ts';
import { useLanguages } from '../core/site.ts';
import { useSession } from '../session/session.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { chosenLanguage, YEAR_S } from './choose-language.ts';
import { LANGUAGES_PANEL } from './language-button.tsx';

const readCode = () => import('./language-offer.tsx');

/** Until when no language is offered again, in milliseconds. */
const KEY = 'simport.language-offer';

/**
 * Offers visitors the page in the language that they chose, here or with their account, or that their browser asks for. Pages are
 * the same for everybody, so this appears only once a page is alive. Nothing distracts from paying.
 */
export function LanguageOfferPlace({ bare }: { bare: boolean }) {
  const session = useSession();
  const { code, load } = useLate(readCode);
  const [better, setBetter] = useState<HTMLAnchorElement | null>(null);
  const isAsked =
    useLanguages().length > 1 && !bare && (session.state !== 'unknown' || session.failed === true);
  const own = session.state === 'signed-in' ? session.user.language : null;
  useEffect(() => {
    if (!isAsked) return undefined;
    const over = new AbortController();
    const look = async () => {
      await afterPaint();
      if (over.signal.aborted) return;
      const link = betterLanguage(own);
      setBetter(link);
      if (link) load();
    };
    void look();
    return () => over.abort();
  }, [isAsked, own, load]);
  if (!isAsked || !better || !code) return null;
  return (
    <code.LanguageOffer
      to={better}
      onClose={() => {
        sharedStorage.setItem(KEY, String(Date.now() + YEAR_S * 1000));
        setBetter(null);
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    />
  );
}

/** The link, in the list of languages, to the one that the visitor would rather read than the page's; null if there is none. */
function betterLanguage(own: string | null): HTMLAnchorElement | null {
  if (Number(sharedStorage.getItem(KEY)) > Date.now()) return null;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${LANGUAGES_PANEL} a`)];
  const chosen = chosenLanguage() ?? own;
  const tags = links.map(({ hreflang }) => hreflang);
  const best =
    links.find(({ dataset }) => dataset['language'] === chosen) ??
    links[tags.indexOf(preferredLanguage(navigator.languages, tags) ?? '')];
  return best && best.dataset['language'] !== LANGUAGE ? best : null;
}
