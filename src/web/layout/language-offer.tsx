import { useEffect, useState } from 'react';

import type { Currency } from '../../domain/currencies.ts';
import { LANGUAGE } from '../../domain/language-words.ts';
import { LANGUAGES, languageOf } from '../../domain/languages.ts';
import { preferredLanguage } from '../../domain/preferred-language.ts';
import { logFailure } from '../browser/log-failure.ts';
import { chosenLanguage } from './choose-language.ts';
import { CurrencyOffer } from './currency-offer.tsx';
import { LANGUAGES_PANEL } from './language-button.tsx';
import { isClosed, OfferLine } from './offer-line.tsx';
import type * as source from './offer-words.ts';

import styles from './offer-line.module.css';

type Words = typeof source.offerWords;

/** The words in each language, as they are: not in the page's. */
const WORDS = import.meta.glob<{ offerWords: Words }>(['./offer-words.ts', './offer-words.*.ts'], {
  query: '?source',
});

interface OfferProps {
  /** What the visitor's account has. */
  own: { language: string | null; currency: Currency | null };
}

/** One line, in the language that is offered; if none is, one that offers a currency. */
export function LanguageOffer({ own }: OfferProps) {
  const [to, setTo] = useState(() => betterLanguage(own.language));
  const language = to && languageOf(to.pathname).language;
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    if (!language) return;
    const read = WORDS[`./offer-words.${language}.ts`] ?? WORDS['./offer-words.ts'];
    read?.().then(
      ({ offerWords }) => setWords(offerWords),
      (failure: unknown) => logFailure('loading code', failure),
    );
  }, [language]);

  if (!to) return <CurrencyOffer own={own.currency} />;
  if (!words) return null;
  const { href, hreflang } = to;
  const { direction } = LANGUAGES[languageOf(to.pathname).language];
  return (
    <OfferLine words={words} of="language" onClose={() => setTo(null)} lang={hreflang} dir={direction}>
      <a href={href} hrefLang={hreflang} lang={hreflang} className={styles['link']}>
        {words.read}
      </a>
    </OfferLine>
  );
}

/** The link, in the list of languages, to the one that the visitor would rather read than the page's; null if there is none. */
function betterLanguage(own: string | null): HTMLAnchorElement | null {
  if (isClosed('language')) return null;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${LANGUAGES_PANEL} a`)];
  const chosen = chosenLanguage() ?? own;
  const tags = links.map(({ hreflang }) => hreflang);
  const best =
    links.find(({ pathname }) => languageOf(pathname).language === chosen) ??
    links[tags.indexOf(preferredLanguage(navigator.languages, tags) ?? '')];
  return best && languageOf(best.pathname).language !== LANGUAGE ? best : null;
}
