import { afterAll, expect, it, vi } from 'vitest';

import { formatSpeed, listedSpeeds, unlimitedPlan } from './catalog/plan-facts-words.he.ts';
import { gigabytes, rowDays } from './catalog/plan-words.he.ts';
import { coverage } from './catalog/region-words.he.ts';
import { cardEnding, inPercent, walletCard } from './checkout/payment-words.he.ts';
import {
  counted,
  DATE_LOCALE,
  inDays,
  inHours,
  inLetters,
  inPlace,
  inYears,
  LOCALE,
  prefixed,
  toPlace,
} from './language-words.he.ts';
import * as hebrewMoney from './money-words.he.ts';
import { fieldWords } from './problems/field-words.he.ts';
import { sentenceOf } from './problems/words.he.ts';

afterAll(() => {
  vi.doUnmock('./money-words.ts');
  vi.resetModules();
});

it('counts in the plural classes of CLDR', () => {
  const rules = new Intl.PluralRules('he');
  const classOf = (count: number) =>
    counted(count, { one: 'one', two: 'two', many: 'other' }).replace(/^\d+ /, '');
  for (let count = 0; count <= 1200; count++)
    expect([count, classOf(count)]).toEqual([count, rules.select(count)]);
});

it('counts days, hours and years in Hebrew, which has a dual', () => {
  expect([1, 2, 7, 30].map(inDays)).toEqual(['יום אחד', 'יומיים', '7 ימים', '30 ימים']);
  expect([1, 2, 24].map(inHours)).toEqual(['שעה אחת', 'שעתיים', '24 שעות']);
  expect([1, 2, 7, 20].map(inYears)).toEqual(['שנה אחת', 'שנתיים', '7 שנים', '20 שנה']);
  expect([1, 2, 7].map(rowDays)).toEqual(['ליום אחד', 'ליומיים', 'ל-7 ימים']);
  expect(inLetters(300)).toBe('300 תווים');
  expect([coverage('region', 36), coverage('region', 2), coverage('country', 1)]).toEqual([
    '36 מדינות',
    'שתי מדינות',
    'בכל המדינה',
  ]);
});

it.each([
  ['יפן', 'ביפן', 'ליפן'],
  ['ארצות הברית', 'בארצות הברית', 'לארצות הברית'],
  ['הפיליפינים', 'בפיליפינים', 'לפיליפינים'],
  ['האיים המלדיביים', 'באיים המלדיביים', 'לאיים המלדיביים'],
  ['האי מאן', 'באי מאן', 'לאי מאן'],
  ['הוותיקן', 'בוותיקן', 'לוותיקן'],
  ['וייטנאם', 'בווייטנאם', 'לווייטנאם'],
  ['הולנד', 'בהולנד', 'להולנד'],
  ['הונגריה', 'בהונגריה', 'להונגריה'],
  ['הונג קונג', 'בהונג קונג', 'להונג קונג'],
  ['הודו', 'בהודו', 'להודו'],
  ['האיטי', 'בהאיטי', 'להאיטי'],
  ['הוואי', 'בהוואי', 'להוואי'],
  ['הבלקן', 'בבלקן', 'לבלקן'],
  ['כל העולם', 'בכל העולם', 'לכל העולם'],
  ['Euroland', 'ב-Euroland', 'ל-Euroland'],
])('names %s in a Hebrew sentence', (place, where, whereTo) => {
  expect([inPlace(place), toPlace(place)]).toEqual([where, whereTo]);
});

it('keeps the article of a place that another prefix is written with', () => {
  expect([prefixed('מ', 'הפיליפינים'), prefixed('ו', 'וייטנאם'), prefixed('מ', 'וייטנאם')]).toEqual([
    'מהפיליפינים',
    'ווייטנאם',
    'מווייטנאם',
  ]);
});

it('isolates whatever has a number and a sign or Latin letters', () => {
  expect(hebrewMoney.inMoney('$', '1,017.63')).toBe('\u2066$1,017.63\u2069');
  expect([gigabytes('2.5'), formatSpeed(1250)]).toEqual([
    '\u20662.5\u00A0GB\u2069',
    '\u20661.25\u00A0Mbps\u2069',
  ]);
  expect(inPercent(4.4)).toBe('\u20664.4%\u2069');
  expect(unlimitedPlan('Lite')).toBe('ללא הגבלה \u2066Lite\u2069');
  expect(listedSpeeds(['4G', '5G'])).toBe('4G,\u200F\u00A05G');
});

it('says how something was paid, with a prefix before any method', () => {
  const { by, CARD, withMethod } = hebrewMoney;
  expect([by(CARD), by('PayPal')]).toEqual(['בכרטיס', 'ב-PayPal']);
  expect(withMethod('\u2066$3.37\u2069', walletCard('Apple Pay', 'Visa', '4242'))).toBe(
    '\u2066$3.37\u2069 ב-Apple Pay (Visa 4242)',
  );
  expect(by(cardEnding('Visa', '4242'))).toBe('ב-\u2067Visa שמסתיים ב-4242\u2069');
  expect(by(cardEnding('כרטיס', '4242'))).toBe('ב\u2067כרטיס שמסתיים ב-4242\u2069');
});

it('keeps the sign of an amount beside it', async () => {
  vi.resetModules();
  vi.doMock('./money-words.ts', () => hebrewMoney);
  const { formatMoney, ofBase } = await import('./money.ts');
  expect([-57, 57].map((cents) => formatMoney(ofBase(cents)))).toEqual([
    '\u2066-$0.57\u2069',
    '\u2066$0.57\u2069',
  ]);
});

it('writes dates and numbers as Hebrew does', () => {
  const at = new Date('2026-11-29T02:05:00Z');
  const long = new Intl.DateTimeFormat(DATE_LOCALE, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  expect(long.format(at)).toMatch(/^29 בנובמבר 2026\D+2:05$/);
  expect(new Intl.NumberFormat(LOCALE).format(1_234.5)).toBe('1,234.5');
});

it('says in Hebrew what is wrong with a field', () => {
  const size = (of: string, bound: 'at most' | 'more than', count: number) =>
    fieldWords({ fault: 'size', path: ['name'], of, bound, count });
  expect(size('string', 'at most', 80)).toBe('השדה ״name״ צריך להכיל לכל היותר 80 תווים.');
  expect(size('array', 'more than', 1)).toBe('השדה ״name״ צריך להכיל יותר מפריט אחד.');
  expect(size('number', 'more than', 5)).toBe('השדה ״name״ צריך להיות יותר מ-5.');
  expect(fieldWords({ fault: 'kind', path: ['country_code'], wanted: 'string' })).toBe(
    'השדה ״country_code״ צריך להיות טקסט.',
  );
  expect(fieldWords({ fault: 'missing', path: [] })).toBe('תוכן הבקשה חסר.');
});

it('lists what is left to do in Hebrew', () => {
  const declined = (methods: string[], wallets: boolean) =>
    sentenceOf('too_many_declines', { seconds: 120, of: 'browser', methods, wallets });
  expect(declined(['PayPal'], true)).toContain(
    'שלמו ב-PayPal, ב-Apple Pay או ב-Google Pay, או נסו שוב בעוד שתי דקות.',
  );
  expect(declined([], false)).toMatch(/חיוב\. נסו שוב בעוד שתי דקות\.$/);
});
