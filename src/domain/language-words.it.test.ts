import { expect, it } from 'vitest';

import { formatSpeed, unlimitedPlan } from './catalog/plan-facts-words.it.ts';
import { gigabytes, megabytes, rowDays } from './catalog/plan-words.it.ts';
import { cardEnding, inPercent, walletCard } from './checkout/payment-words.it.ts';
import { inDays, inHours, inYears } from './language-words.it.ts';
import { by, CARD, DECIMAL, inMoney, THOUSANDS, withMethod } from './money-words.it.ts';
import { fieldWords } from './problems/field-words.it.ts';
import { sentenceOf } from './problems/words.it.ts';

it('writes money, shares, sizes and speeds in Italian, where no number loses its unit at the end of a line', () => {
  expect(inMoney('$', `1${THOUSANDS}017${DECIMAL}63`)).toBe('1.017,63\u00A0$');
  expect([by(CARD), by('PayPal')]).toEqual(['con carta', 'con PayPal']);
  expect(withMethod('3,37\u00A0$', walletCard('Apple Pay', 'Visa', '4242'))).toBe(
    '3,37\u00A0$ con Apple Pay (Visa 4242)',
  );
  expect([cardEnding('Visa', '4242'), cardEnding('Card', '4242')]).toEqual([
    'Visa che termina con 4242',
    'Carta che termina con 4242',
  ]);
  expect(inPercent(4.99)).toBe('4,99%');
  expect([gigabytes('2.5'), megabytes(500)]).toEqual(['2,5\u00A0GB', '500\u00A0MB']);
  expect([unlimitedPlan('Lite'), unlimitedPlan(null)]).toEqual(['Illimitato Lite', 'Illimitato']);
  expect([formatSpeed(512), formatSpeed(1250)]).toEqual(['512\u00A0kbps', '1,25\u00A0Mbps']);
});

it('counts in Italian, where nothing is plural', () => {
  expect([inDays(0), inDays(1), inDays(2)]).toEqual(['0\u00A0giorni', '1\u00A0giorno', '2\u00A0giorni']);
  expect([inHours(1), inHours(24)]).toEqual(['1\u00A0ora', '24\u00A0ore']);
  expect([inYears(1), inYears(2)]).toEqual(['1\u00A0anno', '2\u00A0anni']);
  expect([rowDays(1), rowDays(7)]).toEqual(['Per 1\u00A0giorno', 'Per 7\u00A0giorni']);
});

it('says in Italian what is wrong with a field', () => {
  const tooMany = (of: string) =>
    fieldWords({ fault: 'size', path: ['name'], of, bound: 'at most', count: 80 });
  expect(tooMany('string')).toBe('Il campo “name” deve avere al massimo 80\u00A0caratteri.');
  expect(tooMany('array')).toBe('Il campo “name” deve avere al massimo 80\u00A0elementi.');
  expect(tooMany('number')).toBe('Il campo “name” deve valere al massimo 80.');
  expect(fieldWords({ fault: 'kind', path: ['country_code'], wanted: 'string' })).toBe(
    'Il campo “country_code” deve essere un testo.',
  );
  expect(fieldWords({ fault: 'missing', path: [] })).toBe('Il contenuto della richiesta manca.');
});

it('lists what is left to do in Italian', () => {
  const declined = (methods: string[], wallets: boolean) =>
    sentenceOf('too_many_declines', { seconds: 60, of: 'browser', methods, wallets });
  expect(declined(['PayPal'], true)).toContain(
    'Paga con PayPal, Apple Pay o Google Pay, o riprova fra un minuto.',
  );
  expect(declined([], false)).toContain('Non ti è stato addebitato nulla. Riprova fra un minuto.');
});
