import { expect, it } from 'vitest';

import { CURRENCY_CODES } from '../../domain/currencies.ts';
import { LANGUAGE_CODES } from '../../domain/languages.ts';
import * as money from '../../domain/money.ts';
import { inLanguage } from '../core/localized.ts';
import * as english from './localized-prices.ts';

const AMOUNTS = [1, 50, 99, 100, 1_200, 1_250, 100_000, 123_456, 12_345_600, 99_999_999];
const AT = new URL('./localized-prices.ts', import.meta.url);

it.each(LANGUAGE_CODES)('writes in %s as pages do', async (language) => {
  const { notationOf, written } = await inLanguage(language, english, AT);
  const { formatMoney: format } = await inLanguage(
    language,
    money,
    new URL('../../domain/money.ts', import.meta.url),
  );
  for (const currency of CURRENCY_CODES)
    for (const amount of AMOUNTS)
      expect(written(amount, notationOf(currency))).toBe(format(money.ofMinor(amount, currency)));
});
