import { expect, it } from 'vitest';

import { formatSpeed, unlimitedPlan } from './catalog/plan-facts-words.nl.ts';
import { gigabytes, megabytes } from './catalog/plan-words.nl.ts';
import { cardEnding, inPercent, walletCard } from './checkout/payment-words.nl.ts';
import { inDays, inHours, inPlace, inYears, named } from './language-words.nl.ts';
import { by, CARD, DECIMAL, inMoney, THOUSANDS, withMethod } from './money-words.nl.ts';
import { fieldWords } from './problems/field-words.nl.ts';
import { sentenceOf } from './problems/words.nl.ts';

it('writes money, shares, sizes and speeds in Dutch with a decimal comma', () => {
  expect(inMoney('$', `1${THOUSANDS}017${DECIMAL}63`)).toBe('$\u00A01.017,63');
  expect(by(CARD)).toBe('met kaart');
  expect(withMethod('$\u00A03,37', walletCard('Apple Pay', 'Visa', '4242'))).toBe(
    '$\u00A03,37 met Apple Pay (Visa 4242)',
  );
  expect([cardEnding('Visa', '4242'), cardEnding('Card', '4242')]).toEqual([
    'Visa eindigend op 4242',
    'Kaart eindigend op 4242',
  ]);
  expect(inPercent(4.99)).toBe('4,99%');
  expect([gigabytes('2.5'), megabytes(500)]).toEqual(['2,5\u00A0GB', '500\u00A0MB']);
  expect([unlimitedPlan('Lite'), unlimitedPlan(null)]).toEqual(['Onbeperkt Lite', 'Onbeperkt']);
  expect([formatSpeed(512), formatSpeed(1250)]).toEqual(['512\u00A0kbps', '1,25\u00A0Mbps']);
});

it('counts in Dutch, where counted hours and years have no plural', () => {
  expect([inDays(1), inDays(7)]).toEqual(['1 dag', '7 dagen']);
  expect([inHours(1), inHours(24)]).toEqual(['1 uur', '24 uur']);
  expect([inYears(1), inYears(2)]).toEqual(['1 jaar', '2 jaar']);
});

it.each([
  ['Japan', 'Japan', 'in Japan'],
  ['Verenigde Staten', 'de Verenigde Staten', 'in de Verenigde Staten'],
  ['Verenigde Arabische Emiraten', 'de Verenigde Arabische Emiraten', 'in de Verenigde Arabische Emiraten'],
  ['Verenigd Koninkrijk', 'het Verenigd Koninkrijk', 'in het Verenigd Koninkrijk'],
  ['Dominicaanse Republiek', 'de Dominicaanse Republiek', 'in de Dominicaanse Republiek'],
  ['Dominica', 'Dominica', 'op Dominica'],
  ['Aruba', 'Aruba', 'op Aruba'],
  ['Malediven', 'de Malediven', 'op de Malediven'],
  ['Kaaimaneilanden', 'de Kaaimaneilanden', 'op de Kaaimaneilanden'],
  ['Filipijnen', 'de Filipijnen', 'in de Filipijnen'],
  ['Midden-Oosten en Afrika', 'het Midden-Oosten en Afrika', 'in het Midden-Oosten en Afrika'],
  ['Wereld', 'de hele wereld', 'over de hele wereld'],
  ['Wereld Light', 'Wereld Light', 'in Wereld Light'],
])('names %s in a Dutch sentence', (place, name, where) => {
  expect([named(place), inPlace(place)]).toEqual([name, where]);
});

it('says in Dutch what is wrong with a field', () => {
  const tooMany = (of: string) =>
    fieldWords({ fault: 'size', path: ['name'], of, bound: 'at most', count: 80 });
  expect(tooMany('string')).toBe('Het veld “name” moet hoogstens 80 tekens lang zijn.');
  expect(tooMany('array')).toBe('Het veld “name” moet hoogstens 80 items hebben.');
  expect(tooMany('number')).toBe('Het veld “name” moet hoogstens 80 zijn.');
  expect(fieldWords({ fault: 'kind', path: ['country_code'], wanted: 'string' })).toBe(
    'Het veld “country_code” moet een tekst zijn.',
  );
  expect(fieldWords({ fault: 'missing', path: [] })).toBe('Het verzoek ontbreekt.');
});

it('lists what is left to do in Dutch', () => {
  const declined = (methods: string[], wallets: boolean) =>
    sentenceOf('too_many_declines', { seconds: 60, of: 'browser', methods, wallets });
  expect(declined(['PayPal'], true)).toContain(
    'Betaal met PayPal, Apple Pay of Google Pay, of probeer het over een minuut opnieuw.',
  );
  expect(declined([], false)).toContain('Er is niets afgeschreven. Probeer het over een minuut opnieuw.');
});
