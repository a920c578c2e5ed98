import { expect, it } from 'vitest';

import { formatSpeed, unlimitedPlan } from './catalog/plan-facts-words.fr.ts';
import { gigabytes, megabytes, rowDays } from './catalog/plan-words.fr.ts';
import { cardEnding, inPercent, walletCard } from './checkout/payment-words.fr.ts';
import { inDays, inHours, inYears } from './language-words.fr.ts';
import { by, CARD, DECIMAL, inMoney, THOUSANDS, withMethod } from './money-words.fr.ts';
import { fieldWords } from './problems/field-words.fr.ts';
import { sentenceOf } from './problems/words.fr.ts';

it('writes money, shares, sizes and speeds in French, where no number loses its unit at the end of a line', () => {
  expect(inMoney('$', `1${THOUSANDS}017${DECIMAL}63`)).toBe('1\u202F017,63\u00A0$');
  expect([by(CARD), by('PayPal')]).toEqual(['par carte', 'avec PayPal']);
  expect(withMethod('3,37\u00A0$', walletCard('Apple Pay', 'Visa', '4242'))).toBe(
    '3,37\u00A0$ avec Apple Pay (Visa 4242)',
  );
  expect([cardEnding('Visa', '4242'), cardEnding('Card', '4242')]).toEqual([
    'Visa se terminant par 4242',
    'Carte se terminant par 4242',
  ]);
  expect(inPercent(4.99)).toBe('4,99\u00A0%');
  expect([gigabytes('2.5'), megabytes(500)]).toEqual(['2,5\u00A0Go', '500\u00A0Mo']);
  expect([unlimitedPlan('Lite'), unlimitedPlan(null)]).toEqual(['Illimité Lite', 'Illimité']);
  expect([formatSpeed(512), formatSpeed(1250)]).toEqual(['512\u00A0kbit/s', '1,25\u00A0Mbit/s']);
});

it('counts in French, where nothing is singular too', () => {
  expect([inDays(0), inDays(1), inDays(2)]).toEqual(['0\u00A0jour', '1\u00A0jour', '2\u00A0jours']);
  expect([inHours(1), inHours(24)]).toEqual(['1\u00A0heure', '24\u00A0heures']);
  expect([inYears(1), inYears(2)]).toEqual(['1\u00A0an', '2\u00A0ans']);
  expect([rowDays(1), rowDays(7)]).toEqual(['Pour 1\u00A0jour', 'Pour 7\u00A0jours']);
});

it('says in French what is wrong with a field', () => {
  const tooMany = (of: string) =>
    fieldWords({ fault: 'size', path: ['name'], of, bound: 'at most', count: 80 });
  expect(tooMany('string')).toBe('Le champ «\u00A0name\u00A0» doit compter au plus 80\u00A0caractères.');
  expect(tooMany('array')).toBe('Le champ «\u00A0name\u00A0» doit avoir au plus 80\u00A0éléments.');
  expect(tooMany('number')).toBe('Le champ «\u00A0name\u00A0» doit valoir au plus 80.');
  expect(fieldWords({ fault: 'kind', path: ['country_code'], wanted: 'string' })).toBe(
    'Le champ «\u00A0country_code\u00A0» doit être un texte.',
  );
  expect(fieldWords({ fault: 'missing', path: [] })).toBe('Le contenu de la requête est absent.');
});

it('lists what is left to do in French', () => {
  const declined = (methods: string[], wallets: boolean) =>
    sentenceOf('too_many_declines', { seconds: 60, of: 'browser', methods, wallets });
  expect(declined(['PayPal'], true)).toContain(
    'Payez avec PayPal, Apple Pay ou Google Pay, ou réessayez dans une minute.',
  );
  expect(declined([], false)).toContain('Rien n’a été débité. Réessayez dans une minute.');
});
