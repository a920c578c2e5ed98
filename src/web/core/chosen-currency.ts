import { type Currency, isCurrency } from '../../domain/currencies.ts';
import { CURRENCY_COOKIE } from '../../domain/currency-cookie.ts';
import { keptChoice } from '../browser/kept-choice.ts';

/**
 * Undefined if none was chosen in this browser.
 * @param cookies on the server, those of the request
 */
export function chosenCurrency(cookies = document.cookie): Currency | undefined {
  const code = keptChoice(CURRENCY_COOKIE, cookies);
  return code !== undefined && isCurrency(code) ? code : undefined;
}
