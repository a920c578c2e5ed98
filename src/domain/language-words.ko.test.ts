import { expect, it } from 'vitest';

import { formatSpeed, listedSpeeds, unlimitedPlan } from './catalog/plan-facts-words.ko.ts';
import { gigabytes, megabytes, rowDays } from './catalog/plan-words.ko.ts';
import { coverage } from './catalog/region-words.ko.ts';
import { cardEnding, walletCard } from './checkout/payment-words.ko.ts';
import { inDays, inHours, inPlace, inYears, josa } from './language-words.ko.ts';
import { by, CARD, cappedOff, DECIMAL, inMoney, THOUSANDS, withMethod } from './money-words.ko.ts';
import { fieldWords } from './problems/field-words.ko.ts';
import { sentenceOf } from './problems/words.ko.ts';

it('writes money, sizes and speeds in Korean', () => {
  expect(inMoney('$', `1${THOUSANDS}017${DECIMAL}63`)).toBe('$1,017.63');
  expect([by(CARD), withMethod('$3.37', CARD)]).toEqual(['카드 결제', '카드로 $3.37']);
  expect(withMethod('$3.37', walletCard('Apple Pay', 'Visa', '4242'))).toBe('Apple Pay(Visa 4242)로 $3.37');
  expect([cardEnding('Visa', '4242'), cardEnding('Card', '4242')]).toEqual([
    'Visa(끝자리 4242)',
    '카드(끝자리 4242)',
  ]);
  expect(cappedOff('20%', '$0.57')).toBe('20% 할인(이 요금제는 최대 $0.57)');
  expect([gigabytes('2.5'), megabytes(500), unlimitedPlan('Lite')]).toEqual([
    '2.5GB',
    '500MB',
    '무제한 Lite',
  ]);
  expect([formatSpeed(512), formatSpeed(1250), listedSpeeds(['4G', '5G'])]).toEqual([
    '512kbps',
    '1.25Mbps',
    '4G,\u00A05G',
  ]);
});

it('counts in Korean', () => {
  expect([inDays(1), inDays(7), rowDays(7)]).toEqual(['1일', '7일', '7일']);
  expect([inHours(24), inYears(2), coverage('region', 36)]).toEqual(['24시간', '2년', '36개국']);
});

it.each([
  ['일본', '일본은', '일본이', '일본으로'],
  ['체코', '체코는', '체코가', '체코로'],
  ['브라질', '브라질은', '브라질이', '브라질로'],
  ['전 세계', '전 세계는', '전 세계가', '전 세계로'],
  [
    '사이판(북마리아나 제도)',
    '사이판(북마리아나 제도)은',
    '사이판(북마리아나 제도)이',
    '사이판(북마리아나 제도)으로',
  ],
  ['유럽+', '유럽+는', '유럽+가', '유럽+로'],
  ['무제한 Lite', '무제한 Lite는', '무제한 Lite가', '무제한 Lite로'],
  ['Essential', 'Essential은', 'Essential이', 'Essential로'],
  ['Visa(끝자리 4242)', 'Visa(끝자리 4242)는', 'Visa(끝자리 4242)가', 'Visa(끝자리 4242)로'],
  ['PayPal', 'PayPal은', 'PayPal이', 'PayPal로'],
  ['Apple Pay', 'Apple Pay는', 'Apple Pay가', 'Apple Pay로'],
  ['Fast Bank', 'Fast Bank는', 'Fast Bank가', 'Fast Bank로'],
  ['eSIM', 'eSIM은', 'eSIM이', 'eSIM으로'],
  ['iPhone', 'iPhone은', 'iPhone이', 'iPhone으로'],
  ['T-Mobile', 'T-Mobile은', 'T-Mobile이', 'T-Mobile로'],
  ['TikTok', 'TikTok은', 'TikTok이', 'TikTok으로'],
  ['KT', 'KT는', 'KT가', 'KT로'],
  ['€3.30', '€3.30는', '€3.30가', '€3.30로'],
  ['₩4,945', '₩4,945은', '₩4,945이', '₩4,945으로'],
  ['R$12.60', 'R$12.60은', 'R$12.60이', 'R$12.60로'],
  ['CHF\u00A012.60', 'CHF\u00A012.60은', 'CHF\u00A012.60이', 'CHF\u00A012.60으로'],
  ['PLN\u00A012.60', 'PLN\u00A012.60는', 'PLN\u00A012.60가', 'PLN\u00A012.60로'],
  ['help@shop.co.kr', 'help@shop.co.kr은', 'help@shop.co.kr이', 'help@shop.co.kr로'],
  ['Galaxy S24', 'Galaxy S24는', 'Galaxy S24가', 'Galaxy S24로'],
  ['Pixel 8', 'Pixel 8은', 'Pixel 8이', 'Pixel 8로'],
  ['iPhone 16', 'iPhone 16은', 'iPhone 16이', 'iPhone 16으로'],
  ['$3.36', '$3.36는', '$3.36가', '$3.36로'],
  ['20%', '20%는', '20%가', '20%로'],
  ['3GB', '3GB는', '3GB가', '3GB로'],
  ['7일', '7일은', '7일이', '7일로'],
])('puts the right particles behind %s', (name, topic, subject, way) => {
  expect([josa(name, '은/는'), josa(name, '이/가'), josa(name, '으로/로')]).toEqual([topic, subject, way]);
});

it('has the other particles too, and one for places that needs no choice', () => {
  expect([josa('일본', '을/를'), josa('체코', '을/를')]).toEqual(['일본을', '체코를']);
  expect([josa('일본', '과/와'), josa('체코', '과/와')]).toEqual(['일본과', '체코와']);
  expect([josa('일본', '이에요/예요'), josa('체코', '이에요/예요')]).toEqual(['일본이에요', '체코예요']);
  expect(inPlace('일본')).toBe('일본에서');
});

it('finds the last sound of each country in Korean', () => {
  const names = new Intl.DisplayNames('ko', { type: 'region' });
  const codes = ['KR', 'JP', 'US', 'TW', 'PS', 'SC', 'XK', 'CH', 'BR', 'NP'];
  expect(codes.map((code) => josa(names.of(code) ?? '', '을/를'))).toEqual([
    '대한민국을',
    '일본을',
    '미국을',
    '대만을',
    '팔레스타인 지구를',
    '세이셸을',
    '코소보를',
    '스위스를',
    '브라질을',
    '네팔을',
  ]);
});

it('says in Korean what is wrong with a field', () => {
  const tooMany = (of: string) =>
    fieldWords({ fault: 'size', path: ['name'], of, bound: 'at most', count: 80 });
  expect(tooMany('string')).toBe('“name” 항목은 80자 이하여야 해요.');
  expect(tooMany('array')).toBe('“name” 항목은 80개 이하여야 해요.');
  expect(tooMany('number')).toBe('“name” 항목은 80 이하여야 해요.');
  expect(fieldWords({ fault: 'kind', path: ['country_code'], wanted: 'string' })).toBe(
    '“country_code” 항목은 텍스트여야 해요.',
  );
  expect(fieldWords({ fault: 'missing', path: [] })).toBe('요청이 없어요.');
});

it('lists what is left to do in Korean', () => {
  const declined = (methods: string[], wallets: boolean) =>
    sentenceOf('too_many_declines', { seconds: 60, of: 'browser', methods, wallets });
  expect(declined(['PayPal'], true)).toContain(
    'PayPal, Apple Pay 또는 Google Pay로 결제하거나 1분 후 다시 시도해 주세요.',
  );
  expect(declined([], false)).toContain('청구된 금액은 없어요. 1분 후 다시 시도해 주세요.');
});
