import { BASE_CURRENCY, type Currency, isCurrency } from '../../domain/currencies.ts';
import { pageCurrency } from '../core/language.ts';
import { rememberCurrency } from '../session/session.ts';
import { LANGUAGES_PANEL } from './language-button.tsx';

/** The note that this browser can't remember a currency. */
export const NOT_KEPT = 'currency-not-kept';

/** The currency of the prices on this page. */
export function shownCurrency(): Currency {
  const own = pageCurrency();
  const { sold = '' } = document.documentElement.dataset;
  return sold.split(' ').includes(own) ? own : BASE_CURRENCY;
}

/** Shows this page, and all others from now on, with prices in that currency. Returns false if the browser can't remember it. */
export function showCurrency(currency: Currency): boolean {
  const isKept = rememberCurrency(currency);
  // What is typed and chosen is in the address or remembered; prices are everywhere.
  if (isKept) window.location.reload();
  return isKept;
}

/** When a visitor chooses a currency in the panel, which may be the document's own, without code. */
export function chooseCurrency({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-currency-choice]');
  const currency = button && button.dataset['currencyChoice'];
  if (!currency || !isCurrency(currency) || showCurrency(currency)) return;
  const note = document.getElementById(NOT_KEPT);
  if (note) note.hidden = false;
}

/** Marks the page's currency when the panel opens: documents are the same for everybody. */
export function markCurrency({ target }: Event): void {
  if (!(target instanceof HTMLElement) || target.id !== LANGUAGES_PANEL) return;
  for (const button of target.querySelectorAll<HTMLElement>('[data-currency-choice]'))
    button.ariaPressed = String(button.dataset['currencyChoice'] === shownCurrency());
}
