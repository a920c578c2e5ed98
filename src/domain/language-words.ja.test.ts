import { expect, it } from 'vitest';

import { formatSpeed, listedSpeeds, unlimitedPlan } from './catalog/plan-facts-words.ja.ts';
import { gigabytes, megabytes, rowDays } from './catalog/plan-words.ja.ts';
import { cardEnding, walletCard } from './checkout/payment-words.ja.ts';
import { inDays, inHours, inYears } from './language-words.ja.ts';
import { by, CARD, DECIMAL, inMoney, THOUSANDS, withMethod } from './money-words.ja.ts';
import { fieldWords } from './problems/field-words.ja.ts';
import { sentenceOf } from './problems/words.ja.ts';

it('writes money, sizes and speeds in Japanese without spaces', () => {
  expect(inMoney('$', `1${THOUSANDS}017${DECIMAL}63`)).toBe('$1,017.63');
  expect([by(CARD), withMethod('$3.37', walletCard('Apple Pay', 'Visa', '4242'))]).toEqual([
    'カード払い',
    '$3.37（Apple PayのVisa 4242払い）',
  ]);
  expect(cardEnding('Visa', '4242')).toBe('末尾4242のVisa');
  expect([gigabytes('2.5'), megabytes(500), unlimitedPlan('Lite')]).toEqual(['2.5GB', '500MB', '無制限Lite']);
  expect([formatSpeed(512), formatSpeed(1250), listedSpeeds(['4G', '5G'])]).toEqual([
    '512kbps',
    '1.25Mbps',
    '4G/5G',
  ]);
});

it('counts in Japanese', () => {
  expect([inDays(1), inDays(7), rowDays(1)]).toEqual(['1日', '7日間', '1日間']);
  expect([inHours(24), inYears(2)]).toEqual(['24時間', '2年間']);
});

it('says in Japanese what is wrong with a field', () => {
  const tooMany = (of: string) =>
    fieldWords({ fault: 'size', path: ['name'], of, bound: 'at most', count: 80 });
  expect(tooMany('string')).toBe('「name」は80文字以下にしてください。');
  expect(tooMany('array')).toBe('「name」は80件以下にしてください。');
  expect(fieldWords({ fault: 'kind', path: ['country_code'], wanted: 'string' })).toBe(
    '「country_code」は文字列にしてください。',
  );
  expect(fieldWords({ fault: 'missing', path: [] })).toBe('リクエストがありません。');
});

it('lists what is left to do in Japanese', () => {
  const declined = (methods: string[], wallets: boolean) =>
    sentenceOf('too_many_declines', { seconds: 60, of: 'browser', methods, wallets });
  expect(declined(['PayPal'], true)).toContain(
    'PayPal、Apple Pay、またはGoogle Payで支払うか、1分後にもう一度お試しください。',
  );
  expect(declined([], false)).toContain('請求は発生していません。1分後にもう一度お試しください。');
});
