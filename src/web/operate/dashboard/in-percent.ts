import { LOCALE } from '../../../domain/language-words.ts';

const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 1 });

/** '4.8%'. @param share 1 is everything */
export function inPercent(share: number): string {
  return PERCENT.format(share);
}
