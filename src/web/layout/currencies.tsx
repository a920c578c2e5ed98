import { BASE_CURRENCY, CURRENCIES, type Currency } from '../../domain/currencies.ts';
import { useSettings } from '../core/site.ts';
import { NOT_KEPT } from './choose-currency.ts';
import { currencyWords as words } from './currency-words.ts';

import styles from './languages.module.css';

/**
 * The currencies of the shop, as the second half of the panel with its languages; nothing while it has only one.
 * `layout/choose-currency.ts` hears the presses.
 */
export function Currencies({ hasTitle }: { hasTitle: boolean }) {
  const { currencies = [] } = useSettings();
  if (currencies.length === 0) return null;
  const sold: Currency[] = [BASE_CURRENCY, ...currencies];
  return (
    <section aria-labelledby="currencies" data-scripted>
      <p id="currencies" className={styles['second']} hidden={!hasTitle}>
        {words.currency}
      </p>
      <p id={NOT_KEPT} className={styles['failed']} role="alert" hidden>
        {words.notKept}
      </p>
      <ul className={styles['list']}>
        {sold.map((code) => {
          const { sign } = CURRENCIES[code];
          return (
            <li key={code}>
              <button type="button" className={styles['link']} data-currency-choice={code}>
                {code}
                {sign !== code && <span className={styles['sign']}>{sign}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
