import { expect, it } from 'vitest';

import { LANGUAGES, PSEUDO } from '../languages.ts';
import { providerLocales } from './provider-locales.ts';

it.each(Object.entries(LANGUAGES))('names %s to payment providers', (code, { tag }) => {
  const english = providerLocales('en');
  expect(english).toEqual({ stripe: 'en', paypal: 'en-US' });
  // Nobody pays in the language of our tests.
  if (code === 'en' || code === PSEUDO) expect(providerLocales(tag)).toEqual(english);
  else expect(providerLocales(tag)).not.toEqual(english);
});

it('gives PayPal the language in a country where most people speak it', () => {
  const tags = 'en de fr es it nl pt-BR pl tr ja ko zh-Hans zh-Hant ar he'.split(' ');
  const likely = tags.map((tag) => {
    const { language, region } = new Intl.Locale(tag).maximize();
    return `${language}-${region}`;
  });
  expect(tags.map((tag) => providerLocales(tag).paypal)).toEqual(likely);
});
