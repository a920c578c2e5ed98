import closeIcon from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { useEffect, useState } from 'react';

import { logFailure } from '../browser/log-failure.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type * as source from './offer-words.ts';

import styles from './language-offer.module.css';

type Words = typeof source.offerWords;

/** The words in each language, as they are: not in the page's. */
const WORDS = import.meta.glob<{ offerWords: Words }>(['./offer-words.ts', './offer-words.*.ts'], {
  query: '?source',
});

interface LanguageOfferProps {
  /** Its link in the list of languages. */
  to: HTMLAnchorElement;
  onClose: () => void;
}

/** One line, in the language that is offered. */
export function LanguageOffer({ to, onClose }: LanguageOfferProps) {
  const { lang, dir } = to;
  const language = to.dataset['language'] ?? '';
  const [words, setWords] = useState<Words | null>(null);
  const [above, setAbove] = useState(0);
  useEffect(() => {
    // How high the bar with the price is depends on its words; another page, which is of another height, may have none.
    const measure = new ResizeObserver(() => setAbove(heightOfBar()));
    measure.observe(document.body);
    return () => measure.disconnect();
  }, []);
  useEffect(() => {
    const read = WORDS[`./offer-words.${language}.ts`] ?? WORDS['./offer-words.ts'];
    read?.().then(
      ({ offerWords }) => setWords(offerWords),
      (failure: unknown) => logFailure('loading code', failure),
    );
  }, [language]);
  return (
    words && (
      <aside
        lang={lang}
        dir={dir}
        aria-label={words.name}
        className={styles['offer']}
        style={{ marginBottom: above }}
      >
        <p>{words.text}</p>
        <a href={to.href} hrefLang={lang} data-language={language} className={styles['link']}>
          {words.read}
        </a>
        <button type="button" aria-label={words.close} onClick={onClose} className={buttonClass('icon')}>
          <Icon of={closeIcon} size={20} />
        </button>
      </aside>
    )
  );
}

/** Pixels that the bar with the price and the button to buy needs at the foot of the screen; 0 without one. */
function heightOfBar(): number {
  const bar = document.querySelector<HTMLElement>('[data-buy-bar]');
  return bar ? bar.offsetHeight + Number.parseFloat(getComputedStyle(bar).bottom) : 0;
}
