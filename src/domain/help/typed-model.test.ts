import { expect, it } from 'vitest';

import { type Language, LANGUAGE_CODES, LANGUAGES } from '../languages.ts';
import { deviceAnswer } from './device-rules.ts';
import { deviceName, findDevices } from './find-devices.ts';
import { typedModel } from './typed-model.ts';

/** The phones that people ask about most, as they type them: an iPhone, one in the list of the Galaxy, and a newer Galaxy. */
const TYPED: Partial<Record<Language, [iphone: string, galaxy: string, newer: string]>> = {
  ja: ['アイフォン１５プロ', 'ギャラクシー S24 ウルトラ', 'サムスン ギャラクシー S26'],
  ko: ['아이폰 15 프로', '갤럭시 S24 울트라', '삼성 갤럭시 S26'],
  'zh-hans': ['苹果15 Pro', '三星 Galaxy S24 Ultra', '三星S26'],
  'zh-hant': ['蘋果 iPhone 15 Pro', '三星 Galaxy S24 Ultra', '三星 S26'],
  ar: ['آيفون ١٥ برو', 'جالكسي S24 الترا', 'سامسونج S26'],
  he: ['אייפון 15 פרו', 'גלקסי S24 אולטרה', 'סמסונג גלקסי S26'],
};

const named = (tab: 'iphone' | 'android', typed: string) => findDevices(tab, typed)?.map(deviceName)[0];

it.each(Object.entries(TYPED))('knows phones as people type them in %s', (_, [iphone, galaxy, newer]) => {
  expect(named('iphone', iphone)).toBe('iPhone 15 Pro');
  expect(named('android', galaxy)).toBe('Samsung Galaxy S24 Ultra');
  expect(deviceAnswer(newer)).toMatchObject({ takes: 'yes', line: 'Galaxy S' });
});

it('knows them in every language with other letters', () => {
  const others = LANGUAGE_CODES.filter(
    (code) => new Intl.Locale(LANGUAGES[code].tag).maximize().script !== 'Latn',
  );
  expect(Object.keys(TYPED).toSorted()).toEqual(others.toSorted());
});

it.each([
  ['iPhone 15-Pro', 'iphone15pro'],
  ['ｉＰｈｏｎｅ １５', 'iphone15'],
  ['Apple 15', 'iphone15'],
  ['Apple Watch', 'applewatch'],
  ['소니 엑스페리아 1 V', 'sonyxperia1v'],
  ['华为 P40', 'huaweip40'],
])('%j is %j', (typed, model) => {
  expect(typedModel(typed)).toBe(model);
});
