import { expect, it } from 'vitest';

import { formatSpeed, listedSpeeds, unlimitedPlan } from './catalog/plan-facts-words.zh-hans.ts';
import { gigabytes, megabytes, rowDays } from './catalog/plan-words.zh-hans.ts';
import { cardEnding, walletCard } from './checkout/payment-words.zh-hans.ts';
import { passTitle } from './esims/pass-words.zh-hans.ts';
import { inDays, inHours, inYears, spaced } from './language-words.zh-hans.ts';
import { by, CARD, DECIMAL, inMoney, THOUSANDS, withMethod } from './money-words.zh-hans.ts';
import { fieldWords } from './problems/field-words.zh-hans.ts';
import { sentenceOf } from './problems/words.zh-hans.ts';

it('writes money, sizes and speeds in Chinese, with a space only beside Chinese', () => {
  expect(inMoney('$', `1${THOUSANDS}017${DECIMAL}63`)).toBe('$1,017.63');
  expect([by(CARD), by('PayPal')]).toEqual(['银行卡付款', 'PayPal 付款']);
  expect(withMethod('$3.37', CARD)).toBe('$3.37（银行卡付款）');
  expect(withMethod('$3.37', walletCard('Apple Pay', 'Visa', '4242'))).toBe(
    '$3.37（Apple Pay 中的 Visa 4242 付款）',
  );
  expect([cardEnding('Visa', '4242'), cardEnding('Card', '4242')]).toEqual([
    '尾号 4242 的 Visa',
    '尾号 4242 的银行卡',
  ]);
  expect([gigabytes('2.5'), megabytes(500)]).toEqual(['2.5GB', '500MB']);
  expect([unlimitedPlan('Lite'), unlimitedPlan(null)]).toEqual(['不限量 Lite', '不限量']);
  expect([formatSpeed(512), formatSpeed(1250), listedSpeeds(['4G', '5G'])]).toEqual([
    '512kbps',
    '1.25Mbps',
    '4G/5G',
  ]);
});

it('counts in Chinese', () => {
  expect([inDays(1), inDays(7), rowDays(1)]).toEqual(['1 天', '7 天', '1 天']);
  expect([inHours(24), inYears(2)]).toEqual(['24 小时', '2 年']);
});

it.each([
  ['日本', '在日本使用', '日本 eSIM', '日本流量'],
  ['欧洲 Lite', '在欧洲 Lite 使用', '欧洲 Lite eSIM', '欧洲 Lite 流量'],
  ['欧洲+', '在欧洲+ 使用', '欧洲+ eSIM', '欧洲+ 流量'],
  ['刚果（金）', '在刚果（金）使用', '刚果（金）eSIM', '刚果（金）流量'],
  ['Somewhere', '在 Somewhere 使用', 'Somewhere eSIM', 'Somewhere 流量'],
])('names %s in a Chinese sentence', (place, where, esim, data) => {
  expect([spaced`在${place}使用`, passTitle(place, false), passTitle(place, true)]).toEqual([
    where,
    esim,
    data,
  ]);
});

it('needs no space beside the name of any country', () => {
  const known = new Intl.DisplayNames('zh-Hans', { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const places = letters.flatMap((one) => letters.flatMap((other) => known.of(one + other) ?? []));
  expect(places).toContain('加纳利群岛');
  expect(places.filter((place) => / |\p{Script=Latin}/u.test(spaced`在${place}使用`))).toEqual([]);
});

it('says in Chinese what is wrong with a field', () => {
  const tooMany = (of: string) =>
    fieldWords({ fault: 'size', path: ['name'], of, bound: 'at most', count: 80 });
  expect(tooMany('string')).toBe('“name”最多只能有 80 个字符。');
  expect(tooMany('array')).toBe('“name”最多只能有 80 项。');
  expect(tooMany('number')).toBe('“name”必须小于或等于 80。');
  expect(fieldWords({ fault: 'kind', path: ['country_code'], wanted: 'string' })).toBe(
    '“country_code”必须是文本。',
  );
  expect(fieldWords({ fault: 'kind', path: ['agreed'], wanted: 'boolean' })).toBe(
    '“agreed”必须是 true 或 false。',
  );
  expect(fieldWords({ fault: 'missing', path: [] })).toBe('请求缺失。');
});

it('lists what is left to do in Chinese', () => {
  const declined = (methods: string[], wallets: boolean) =>
    sentenceOf('too_many_declines', { seconds: 60, of: 'browser', methods, wallets });
  expect(declined(['PayPal'], true)).toContain(
    '请用 PayPal、Apple Pay 或 Google Pay 付款，或在 1 分钟后重试。',
  );
  expect(declined([], false)).toContain('没有扣款。请在 1 分钟后重试。');
});
