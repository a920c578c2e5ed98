import { useState } from 'react';

import { BASE_CURRENCY, type Currency } from '../../domain/currencies.ts';
import { usualCurrency } from '../../domain/usual-currency.ts';
import { chosenCurrency } from '../core/chosen-currency.ts';
import { useSettings } from '../core/site.ts';
import { Button } from '../ui/button.tsx';
import { showCurrency, shownCurrency } from './choose-currency.ts';
import { currencyWords } from './currency-words.ts';
import { isClosed, OfferLine } from './offer-line.tsx';

import styles from './offer-line.module.css';

/**
 * Offers prices in the currency of the visitor's account, or in the one that their language and country let us guess; nothing if
 * they chose one in this browser.
 * @param own the account's
 */
export function CurrencyOffer({ own }: { own: Currency | null }) {
  const { currencies = [] } = useSettings();
  const [isOver, setOver] = useState(() => chosenCurrency() !== undefined || isClosed('currency'));
  const [isKept, setKept] = useState(true);
  const offered = own ?? usualCurrency(navigator.language);
  const isSold = offered === BASE_CURRENCY || (offered !== null && currencies.includes(offered));
  if (isOver || currencies.length === 0 || !isSold || offered === shownCurrency()) return null;
  const { offer, notKept } = currencyWords;
  const text = isKept ? offer.text(offered) : notKept;
  return (
    <OfferLine words={{ ...offer, text }} of="currency" onClose={() => setOver(true)}>
      {isKept && (
        <Button variant="link" className={styles['link']} onClick={() => setKept(showCurrency(offered))}>
          {offer.show(offered)}
        </Button>
      )}
    </OfferLine>
  );
}
