import closeIcon from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { useLocation } from 'react-router';

import { LANGUAGE } from '../../domain/language-words.ts';
import { LANGUAGE_CODES, LANGUAGES, pageAddress } from '../../domain/languages.ts';
import { useLanguages } from '../core/site.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Currencies } from './currencies.tsx';
import { currencyWords } from './currency-words.ts';
import { footerWords } from './footer-words.ts';
import { LANGUAGES_PANEL, LanguageButton, useChoicesLabel } from './language-button.tsx';

import styles from './languages.module.css';
import panelStyles from './popover-panel.module.css';

const OFFERED = LANGUAGE_CODES.filter((code) => LANGUAGES[code].stage === 'offered');

/**
 * The languages of the shop, each under its own name, its currencies, and a button that shows them. A language leads to the same page:
 * `layout/choose-language.ts` brings the addresses up to date.
 */
export function Languages() {
  // Kept pages are the same for all spellings of their parameters, which a press adds.
  const { pathname } = useLocation();
  const languages = useLanguages() ?? OFFERED;
  const label = useChoicesLabel();
  const isSpoken = languages.length > 1;
  if (label === null) return null;
  return (
    <>
      <LanguageButton className={styles['button']}>
        {isSpoken ? LANGUAGES[LANGUAGE].name : currencyWords.currency}
      </LanguageButton>
      <nav id={LANGUAGES_PANEL} popover="auto" aria-label={label} className={panelStyles['panel']}>
        <div className={panelStyles['grab']} aria-hidden="true" />
        <div className={panelStyles['head']}>
          <p className={panelStyles['title']}>{isSpoken ? footerWords.language : currencyWords.currency}</p>
          <button
            type="button"
            className={buttonClass('icon')}
            popoverTarget={LANGUAGES_PANEL}
            popoverTargetAction="hide"
            aria-label={isSpoken ? footerWords.closeLanguages : currencyWords.offer.close}
          >
            <Icon of={closeIcon} />
          </button>
        </div>
        <ul className={styles['list']} hidden={!isSpoken}>
          {languages.map((language) => {
            const { tag, name, direction } = LANGUAGES[language];
            return (
              <li key={language}>
                <a
                  href={pageAddress(language, pathname)}
                  hrefLang={tag}
                  lang={tag}
                  dir={direction === 'rtl' ? direction : undefined}
                  aria-current={language === LANGUAGE ? 'true' : undefined}
                  className={styles['link']}
                >
                  {name}
                </a>
              </li>
            );
          })}
        </ul>
        <Currencies hasTitle={isSpoken} />
      </nav>
    </>
  );
}
