import { expect, it } from 'vitest';

import { formatSpeed, listedSpeeds, unlimitedPlan } from './catalog/plan-facts-words.zh-hant.ts';
import { gigabytes, megabytes, rowDays } from './catalog/plan-words.zh-hant.ts';
import { cardEnding, walletCard } from './checkout/payment-words.zh-hant.ts';
import { passTitle } from './esims/pass-words.zh-hant.ts';
import { inDays, inHours, inYears, spaced } from './language-words.zh-hant.ts';
import { by, CARD, DECIMAL, inMoney, THOUSANDS, withMethod } from './money-words.zh-hant.ts';
import { fieldWords } from './problems/field-words.zh-hant.ts';
import { sentenceOf } from './problems/words.zh-hant.ts';

it('writes money, sizes and speeds in Chinese, with a space only beside Chinese', () => {
  expect(inMoney('$', `1${THOUSANDS}017${DECIMAL}63`)).toBe('US$1,017.63');
  expect([by(CARD), by('PayPal')]).toEqual(['信用卡付款', 'PayPal 付款']);
  expect(withMethod('US$3.37', CARD)).toBe('US$3.37（信用卡付款）');
  expect(withMethod('US$3.37', walletCard('Apple Pay', 'Visa', '4242'))).toBe(
    'US$3.37（Apple Pay 中的 Visa 4242 付款）',
  );
  expect([cardEnding('Visa', '4242'), cardEnding('Card', '4242')]).toEqual([
    '末四碼 4242 的 Visa',
    '末四碼 4242 的卡片',
  ]);
  expect([gigabytes('2.5'), megabytes(500)]).toEqual(['2.5GB', '500MB']);
  expect([unlimitedPlan('Lite'), unlimitedPlan(null)]).toEqual(['吃到飽 Lite', '吃到飽']);
  expect([formatSpeed(512), formatSpeed(1250), listedSpeeds(['4G', '5G'])]).toEqual([
    '512kbps',
    '1.25Mbps',
    '4G/5G',
  ]);
});

it('counts in Chinese', () => {
  expect([inDays(1), inDays(7), rowDays(1)]).toEqual(['1 天', '7 天', '1 天']);
  expect([inHours(24), inYears(2)]).toEqual(['24 小時', '2 年']);
});

it.each([
  ['日本', '在日本使用', '日本 eSIM', '日本數據'],
  ['歐洲 Lite', '在歐洲 Lite 使用', '歐洲 Lite eSIM', '歐洲 Lite 數據'],
  ['歐洲+', '在歐洲+ 使用', '歐洲+ eSIM', '歐洲+ 數據'],
  ['剛果（金夏沙）', '在剛果（金夏沙）使用', '剛果（金夏沙）eSIM', '剛果（金夏沙）數據'],
  ['Somewhere', '在 Somewhere 使用', 'Somewhere eSIM', 'Somewhere 數據'],
])('names %s in a Chinese sentence', (place, where, esim, data) => {
  expect([spaced`在${place}使用`, passTitle(place, false), passTitle(place, true)]).toEqual([
    where,
    esim,
    data,
  ]);
});

it('needs no space beside the name of any country', () => {
  const known = new Intl.DisplayNames('zh-Hant', { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const places = letters.flatMap((one) => letters.flatMap((other) => known.of(one + other) ?? []));
  expect(places).toContain('加那利群島');
  expect(places.filter((place) => / |\p{Script=Latin}/u.test(spaced`在${place}使用`))).toEqual([]);
});

it('says in Chinese what is wrong with a field', () => {
  const tooMany = (of: string) =>
    fieldWords({ fault: 'size', path: ['name'], of, bound: 'at most', count: 80 });
  expect(tooMany('string')).toBe('「name」最多只能有 80 個字元。');
  expect(tooMany('array')).toBe('「name」最多只能有 80 項。');
  expect(tooMany('number')).toBe('「name」必須小於或等於 80。');
  expect(fieldWords({ fault: 'kind', path: ['country_code'], wanted: 'string' })).toBe(
    '「country_code」必須是文字。',
  );
  expect(fieldWords({ fault: 'kind', path: ['agreed'], wanted: 'boolean' })).toBe(
    '「agreed」必須是 true 或 false。',
  );
  expect(fieldWords({ fault: 'missing', path: [] })).toBe('請求內容未填寫。');
});

it('lists what is left to do in Chinese', () => {
  const declined = (methods: string[], wallets: boolean) =>
    sentenceOf('too_many_declines', { seconds: 60, of: 'browser', methods, wallets });
  expect(declined(['PayPal'], true)).toContain(
    '請用 PayPal、Apple Pay 或 Google Pay 付款，或於 1 分鐘後再試。',
  );
  expect(declined([], false)).toContain('沒有扣款。請於 1 分鐘後再試。');
});
