import { BASE_CURRENCY, CURRENCIES } from '../../../domain/currencies.ts';
import { formatMoney, ofBase, ofMinor } from '../../../domain/money.ts';
import { atRate, type LocalTerms } from '../../../domain/operators/pricing/local-price.ts';
import type { Output } from '../api/verbs.ts';
import { partWords } from '../parts/words.ts';
import { currenciesWords, undoCurrenciesWords as words } from './currency-words.ts';
import { planWords } from './words.ts';

export type Listed = Output<'currencies'>['currencies'][number];

const NAMES = new Intl.DisplayNames('en', { type: 'currency' });
/** Rates have up to eight digits, of which nobody reads more than five. */
const RATE = new Intl.NumberFormat('en', { maximumSignificantDigits: 5 });
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** 'Euro' */
export function nameOfCurrency(code: string): string {
  return NAMES.of(code) ?? code;
}

export function rateText(perBase: number): string {
  return RATE.format(perBase);
}

/** '27 Nov 2026' */
export function rateDay(day: string): string {
  return DAY.format(new Date(day));
}

/** The currency of the price rules as a row among the others. */
export const baseRow = {
  currency: BASE_CURRENCY,
  state: 'on',
  rate: null,
  least: { text: formatMoney(ofBase(CURRENCIES[BASE_CURRENCY].leastCharge)) },
  not_with: [],
} as const;

export function withoutText(names: readonly string[]): string {
  return names.join(', ') || partWords.none;
}

/** 'On, 2%, ending .99' */
export function termsText({ on, margin_bp: margin, ending }: LocalTerms & { on: boolean }): string {
  return on ? words.on(planWords.percent(margin), currenciesWords.endings[ending]) : words.off;
}

/** What ten dollars are at a rate that is typed. */
export function tenDollars(
  { currency }: Pick<Listed, 'currency'>,
  perBase: number,
): [ten: string, local: string] {
  const ten = ofBase(1000);
  return [formatMoney(ten), formatMoney(ofMinor(atRate(ten.amount, { currency, perBase }), currency))];
}
