import { afterAll, expect, it, vi } from 'vitest';

import { formatSpeed, unlimitedPlan } from './catalog/plan-facts-words.pl.ts';
import { gigabytes, megabytes, rowDays } from './catalog/plan-words.pl.ts';
import { coverage } from './catalog/region-words.pl.ts';
import { backTo, cardEnding, inPercent, methodWords, walletCard } from './checkout/payment-words.pl.ts';
import {
  accHours,
  inDays,
  inHours,
  inPlace,
  inYears,
  ofDays,
  ofHours,
  ofPlace,
  plural,
  toPlace,
} from './language-words.pl.ts';
import * as polishMoney from './money-words.pl.ts';
import { fieldWords } from './problems/field-words.pl.ts';
import { sentenceOf } from './problems/words.pl.ts';

const { by, CARD, DECIMAL, inMoney, THOUSANDS, withMethod } = polishMoney;

afterAll(() => {
  vi.doUnmock('./money-words.ts');
  vi.resetModules();
});

it('counts in the plural classes of CLDR', () => {
  const rules = new Intl.PluralRules('pl');
  const classOf = (count: number) => plural(count, { one: 'one', few: 'few', many: 'many' });
  for (let count = 0; count <= 1200; count++)
    expect([count, classOf(count)]).toEqual([count, rules.select(count)]);
});

it('counts in Polish, and in the case that a preposition wants', () => {
  expect([1, 2, 5, 22].map(inHours)).toEqual(['1 godzina', '2 godziny', '5 godzin', '22 godziny']);
  expect([1, 24].map(ofHours)).toEqual(['1 godziny', '24 godzin']);
  expect([1, 3].map(accHours)).toEqual(['1 godzinę', '3 godziny']);
  expect([inDays(1), inDays(7), ofDays(1), ofDays(14)]).toEqual(['1 dzień', '7 dni', '1 dnia', '14 dni']);
  expect([1, 2, 5].map(inYears)).toEqual(['1 rok', '2 lata', '5 lat']);
  expect([rowDays(1), rowDays(7)]).toEqual(['Na 1 dzień', 'Na 7 dni']);
  expect([coverage('country', 1), coverage('region', 36), coverage('region', 42)]).toEqual([
    'Cały kraj',
    '36 krajów',
    '42 kraje',
  ]);
});

it('writes money, shares, sizes and speeds in Polish with a decimal comma', () => {
  expect(inMoney('$', `1${THOUSANDS}017${DECIMAL}63`)).toBe('1\u00A0017,63\u00A0$');
  expect(inPercent(4.4)).toBe('4,4%');
  expect([gigabytes('2.5'), megabytes(500)]).toEqual(['2,5\u00A0GB', '500\u00A0MB']);
  expect([unlimitedPlan('Lite'), unlimitedPlan(null)]).toEqual(['Bez limitu Lite', 'Bez limitu']);
  expect([formatSpeed(512), formatSpeed(1250)]).toEqual(['512\u00A0kbps', '1,25\u00A0Mbps']);
});

it('keeps the minus of an amount before its number', async () => {
  vi.resetModules();
  vi.doMock('./money-words.ts', () => polishMoney);
  const { formatMoney, ofBase } = await import('./money.ts');
  expect([-57, 57].map((cents) => formatMoney(ofBase(cents)))).toEqual(['-0,57\u00A0$', '0,57\u00A0$']);
});

it('says how somebody pays, and where their money goes back to', () => {
  const visa = cardEnding('Visa', '4242');
  const unknown = cardEnding('Card', '4242');
  const wallet = walletCard('Apple Pay', 'Visa', '4242');
  expect([visa, unknown]).toEqual(['Visa z końcówką 4242', 'Karta z końcówką 4242']);
  expect([CARD, visa, unknown, 'PayPal', wallet].map(by)).toEqual([
    'kartą',
    'kartą Visa z końcówką 4242',
    'kartą z końcówką 4242',
    'przez PayPal',
    'przez Apple Pay (Visa 4242)',
  ]);
  expect(withMethod('3,37\u00A0$', CARD)).toBe('3,37\u00A0$ kartą');
  const { card, paypal, bank } = methodWords;
  expect([card.source, paypal.source, bank.source, card.name, visa, unknown, wallet].map(backTo)).toEqual([
    'na Twoją kartę',
    'na konto PayPal',
    'na Twoje konto bankowe',
    'na Twoją kartę',
    'na kartę Visa z końcówką 4242',
    'na kartę z końcówką 4242',
    'na kartę Visa 4242 (Apple Pay)',
  ]);
});

it.each([
  ['Japonia', 'w Japonii', 'do Japonii', 'Japonii'],
  ['Francja', 'we Francji', 'do Francji', 'Francji'],
  ['Włochy', 'we Włoszech', 'do Włoch', 'Włoch'],
  ['Niemcy', 'w Niemczech', 'do Niemiec', 'Niemiec'],
  ['Chiny', 'w Chinach', 'do Chin', 'Chin'],
  ['Indie', 'w Indiach', 'do Indii', 'Indii'],
  ['Węgry', 'na Węgrzech', 'na Węgry', 'Węgier'],
  ['Słowacja', 'na Słowacji', 'na Słowację', 'Słowacji'],
  ['Malta', 'na Malcie', 'na Maltę', 'Malty'],
  ['Cypr', 'na Cyprze', 'na Cypr', 'Cypru'],
  ['Sri Lanka', 'na Sri Lance', 'na Sri Lankę', 'Sri Lanki'],
  ['Filipiny', 'na Filipinach', 'na Filipiny', 'Filipin'],
  ['Wyspy Cooka', 'na Wyspach Cooka', 'na Wyspy Cooka', 'Wysp Cooka'],
  ['Wyspa Man', 'na Wyspie Man', 'na Wyspę Man', 'Wyspy Man'],
  ['Stany Zjednoczone', 'w Stanach Zjednoczonych', 'do Stanów Zjednoczonych', 'Stanów Zjednoczonych'],
  ['Wielka Brytania', 'w Wielkiej Brytanii', 'do Wielkiej Brytanii', 'Wielkiej Brytanii'],
  ['Niger', 'w Nigrze', 'do Nigru', 'Nigru'],
  ['RPA', 'w RPA', 'do RPA', 'RPA'],
  ['Cały świat', 'na całym świecie', 'na cały świat', 'całego świata'],
  [
    'Bliski Wschód i Afryka',
    'na Bliskim Wschodzie i w Afryce',
    'na Bliski Wschód i do Afryki',
    'Bliskiego Wschodu i Afryki',
  ],
  ['Europa Lite', 'w regionie Europa Lite', 'do regionu Europa Lite', 'regionu Europa Lite'],
])('declines %s in a sentence', (place, where, to, of) => {
  expect([inPlace(place), toPlace(place), ofPlace(place)]).toEqual([where, to, of]);
});

it('says in Polish what is wrong with a field', () => {
  const tooMany = (of: string, count = 80) =>
    fieldWords({ fault: 'size', path: ['name'], of, bound: 'at most', count });
  expect(tooMany('string')).toBe('Pole „name” musi mieć najwyżej 80 znaków.');
  expect(tooMany('string', 3)).toBe('Pole „name” musi mieć najwyżej 3 znaki.');
  expect(tooMany('array', 1)).toBe('Pole „name” musi mieć najwyżej 1 element.');
  expect(tooMany('number')).toBe('Pole „name” musi wynosić najwyżej 80.');
  expect(fieldWords({ fault: 'kind', path: ['country_code'], wanted: 'string' })).toBe(
    'Pole „country_code” musi być tekstem.',
  );
  expect(fieldWords({ fault: 'missing', path: [] })).toBe('Żądanie nie zostało podane.');
});

it('lists what is left to do in Polish', () => {
  const declined = (methods: string[], wallets: boolean, seconds = 60) =>
    sentenceOf('too_many_declines', { seconds, of: 'browser', methods, wallets });
  expect(declined(['PayPal'], true)).toContain(
    'Zapłać przez PayPal, Apple Pay lub Google Pay albo spróbuj ponownie za minutę.',
  );
  expect(declined([], false)).toContain('Nie pobrano opłaty. Spróbuj ponownie za minutę.');
  expect(declined([], false, 22 * 60)).toContain('za 22 minuty.');
  expect(declined([], false, 3 * 60 * 60)).toContain('za 3 godziny.');
});
