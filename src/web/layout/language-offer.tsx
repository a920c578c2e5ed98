import closeIcon from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { useEffect, useState } from 'react';

import { LANGUAGE } from '../../domain/language-words.ts';
import { languageOf } from '../../domain/languages.ts';
import { preferredLanguage } from '../../domain/preferred-language.ts';
import { sharedStorage } from '../browser/browser-storage.ts';
import { logFailure } from '../browser/log-failure.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { chosenLanguage, YEAR_S } from './choose-language.ts';
import { LANGUAGES_PANEL } from './language-button.tsx';
import type * as source from './offer-words.ts';

import styles from './language-offer.module.css';

type Words = typeof source.offerWords;

/** The words in each language, as they are: not in the page's. */
const WORDS = import.meta.glob<{ offerWords: Words }>(['./offer-words.ts', './offer-words.*.ts'], {
  query: '?source',
});

/** Until when no language is offered again, in milliseconds. */
const KEY = 'simport.language-offer';

/**
 * One line, in the language that is offered.
 * @param own the language of the visitor's account
 */
export function LanguageOffer({ own }: { own: string | null }) {
  const [to, setTo] = useState(() => betterLanguage(own));
  const language = to && languageOf(to.pathname).language;
  const [words, setWords] = useState<Words | null>(null);
  const [above, setAbove] = useState(0);
  useEffect(() => {
    // How high the bar with the price is depends on its words; another page, which is of another height, may have none.
    const measure = new ResizeObserver(() => setAbove(heightOfBar()));
    measure.observe(document.body);
    return () => measure.disconnect();
  }, []);
  useEffect(() => {
    if (!language) return;
    const read = WORDS[`./offer-words.${language}.ts`] ?? WORDS['./offer-words.ts'];
    read?.().then(
      ({ offerWords }) => setWords(offerWords),
      (failure: unknown) => logFailure('loading code', failure),
    );
  }, [language]);

  function close() {
    sharedStorage.setItem(KEY, String(Date.now() + YEAR_S * 1000));
    setTo(null);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  if (!to || !words) return null;
  const { href, hreflang, dir } = to;
  return (
    <aside
      lang={hreflang}
      dir={dir}
      aria-label={words.name}
      className={styles['offer']}
      style={{ marginBottom: above }}
    >
      <p>{words.text}</p>
      <a href={href} hrefLang={hreflang} lang={hreflang} className={styles['link']}>
        {words.read}
      </a>
      <button type="button" aria-label={words.close} onClick={close} className={buttonClass('icon')}>
        <Icon of={closeIcon} size={20} />
      </button>
    </aside>
  );
}

/** The link, in the list of languages, to the one that the visitor would rather read than the page's; null if there is none. */
function betterLanguage(own: string | null): HTMLAnchorElement | null {
  if (Number(sharedStorage.getItem(KEY)) > Date.now()) return null;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${LANGUAGES_PANEL} a`)];
  const chosen = chosenLanguage() ?? own;
  const tags = links.map(({ hreflang }) => hreflang);
  const best =
    links.find(({ pathname }) => languageOf(pathname).language === chosen) ??
    links[tags.indexOf(preferredLanguage(navigator.languages, tags) ?? '')];
  return best && languageOf(best.pathname).language !== LANGUAGE ? best : null;
}

/** Pixels that the bar with the price and the button to buy, or the line that says "offline", needs at the foot of the screen. */
function heightOfBar(): number {
  const bar =
    document.querySelector<HTMLElement>('[data-buy-bar]') ??
    document.querySelector<HTMLElement>('[data-offline]');
  return bar ? bar.offsetHeight + Number.parseFloat(getComputedStyle(bar).bottom) : 0;
}
