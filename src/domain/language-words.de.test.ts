import { expect, it } from 'vitest';

import { formatSpeed } from './catalog/plan-facts-words.de.ts';
import { gigabytes, rowDays } from './catalog/plan-words.de.ts';
import { inPercent } from './checkout/payment-words.de.ts';
import { inDays, inHours, inYears } from './language-words.de.ts';
import { by, CARD, DECIMAL, inMoney, THOUSANDS } from './money-words.de.ts';
import { sentenceOf } from './problems/words.de.ts';

it('writes money, shares, sizes and speeds in German with a decimal comma', () => {
  expect(inMoney('$', `1${THOUSANDS}017${DECIMAL}63`)).toBe('1.017,63\u00A0$');
  expect(by(CARD)).toBe('per Karte');
  expect(inPercent(4.99)).toBe('4,99\u00A0%');
  expect([gigabytes('1.0'), gigabytes('20')]).toEqual(['1,0 GB', '20 GB']);
  expect([formatSpeed(512), formatSpeed(1250)]).toEqual(['512 kbit/s', '1,25 Mbit/s']);
});

it('counts one and many in German', () => {
  expect([inDays(1), inDays(7)]).toEqual(['1 Tag', '7 Tage']);
  expect([inHours(1), inHours(24)]).toEqual(['1 Stunde', '24 Stunden']);
  expect([inYears(1), inYears(2)]).toEqual(['1 Jahr', '2 Jahre']);
  expect([rowDays(1), rowDays(7)]).toEqual(['Für 1 Tag', 'Für 7 Tage']);
});

it('lists what is left to do in German', () => {
  const declined = (methods: string[], wallets: boolean) =>
    sentenceOf('too_many_declines', { seconds: 60, of: 'browser', methods, wallets });
  expect(declined(['PayPal'], true)).toContain(
    'Bitte bezahle mit PayPal, Apple Pay oder Google Pay oder versuche es in einer Minute noch einmal.',
  );
  expect(declined([], false)).toContain('Bitte versuche es in einer Minute noch einmal.');
});
