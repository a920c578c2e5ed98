import { afterAll, expect, it, vi } from 'vitest';

import { formatSpeed } from './catalog/plan-facts-words.ar.ts';
import { gigabytes, rowDays } from './catalog/plan-words.ar.ts';
import { coverage } from './catalog/region-words.ar.ts';
import { inPercent } from './checkout/payment-words.ar.ts';
import {
  counted,
  DATE_LOCALE,
  forPlace,
  inDays,
  inHours,
  LOCALE,
  ofDays,
  ofLetters,
} from './language-words.ar.ts';
import * as arabicMoney from './money-words.ar.ts';
import { sentenceOf } from './problems/words.ar.ts';

afterAll(() => {
  vi.doUnmock('./money-words.ts');
  vi.resetModules();
});

const FORMS = { one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

it('counts in the plural classes of CLDR', () => {
  const rules = new Intl.PluralRules('ar');
  const classOf = (count: number) => counted(count, FORMS).replace(/^\d+ /, '');
  for (let count = 0; count <= 1200; count++)
    expect([count, classOf(count)]).toEqual([count, rules.select(count).replace('zero', 'other')]);
});

it('counts days, hours and letters in Arabic, and after a preposition', () => {
  expect([1, 2, 7, 14, 100].map(inDays)).toEqual(['يوم واحد', 'يومان', '7 أيام', '14 يومًا', '100 يوم']);
  expect([inHours(2), inHours(24)]).toEqual(['ساعتان', '24 ساعة']);
  expect([ofDays(2), ofDays(3), rowDays(2)]).toEqual(['يومين', '3 أيام', 'لمدة يومين']);
  expect(ofLetters(300)).toBe('300 حرف');
  expect([coverage('region', 36), coverage('country', 1)]).toEqual(['36 بلدًا', 'في كل البلد']);
});

it('lets the article of a place give way to the preposition before it', () => {
  expect(['اليابان', 'الولايات المتحدة', 'ألمانيا', 'Simland', 'العالم'].map(forPlace)).toEqual([
    'لليابان',
    'للولايات المتحدة',
    'لألمانيا',
    'لـ Simland',
    'للعالم كله',
  ]);
});

it('isolates whatever has a number and a sign or Latin letters', () => {
  expect(arabicMoney.inMoney('$', '1,017.63')).toBe('\u2066$1,017.63\u2069');
  expect([gigabytes('2.5'), formatSpeed(1250)]).toEqual([
    '\u20662.5\u00A0GB\u2069',
    '\u20661.25\u00A0Mbps\u2069',
  ]);
  expect(inPercent(4.4)).toBe('\u20664.4%\u2069');
});

it('keeps the sign of an amount beside it', async () => {
  vi.resetModules();
  vi.doMock('./money-words.ts', () => arabicMoney);
  const { formatMoney, ofBase } = await import('./money.ts');
  expect([-57, 57].map((cents) => formatMoney(ofBase(cents)))).toEqual([
    '\u2066-$0.57\u2069',
    '\u2066$0.57\u2069',
  ]);
});

it('writes dates and numbers with the digits 0 to 9', () => {
  const at = new Date('2026-11-29T02:05:00Z');
  const long = new Intl.DateTimeFormat(DATE_LOCALE, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  expect(long.format(at)).toMatch(/^29 نوفمبر 2026\D+2:05\D+$/);
  expect(new Intl.NumberFormat(LOCALE).format(1_234.5)).toBe('1,234.5');
});

it('lists what is left to do in Arabic', () => {
  const declined = (methods: string[], wallets: boolean) =>
    sentenceOf('too_many_declines', { seconds: 120, of: 'browser', methods, wallets });
  expect(declined(['PayPal'], true)).toContain(
    'ادفع عبر PayPal أو Apple Pay أو Google Pay، أو حاول مرة أخرى بعد دقيقتين.',
  );
  expect(declined([], false)).toMatch(/مبلغ\. حاول مرة أخرى بعد دقيقتين\.$/);
});
