import { expect, it } from 'vitest';

import { preferredLanguage } from './preferred-language.ts';

const OFFERED = 'en de fr es it nl pt-BR pl tr ja ko zh-Hans zh-Hant ar he'.split(' ');

it.each([
  ['de-AT', 'de'],
  ['de', 'de'],
  ['DE-ch', 'de'],
  ['en-GB', 'en'],
  ['pt-PT', 'pt-BR'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant-MO', 'zh-Hant'],
  ['iw', 'he'],
  ['ar-EG', 'ar'],
  ['es-419', 'es'],
  // Azerbaijani is no Turkish, and Serbian in no script is offered.
  ['az', null],
  ['sr', null],
  ['C.UTF-8', null],
  ['', null],
])('offers readers of %s the pages in %s', (tag, offered) => {
  expect(preferredLanguage([tag], OFFERED)).toBe(offered);
});

it('takes the first language that is offered, of several', () => {
  expect(preferredLanguage(['sv', 'de-CH', 'en'], OFFERED)).toBe('de');
  expect(preferredLanguage(['sv', 'fi'], OFFERED)).toBeNull();
  expect(preferredLanguage([], OFFERED)).toBeNull();
});

it('takes a language to the letter before another one in the same script', () => {
  expect(preferredLanguage(['en-XA'], ['en', 'en-XA'])).toBe('en-XA');
  expect(preferredLanguage(['en-US'], ['en', 'en-XA'])).toBe('en');
});
