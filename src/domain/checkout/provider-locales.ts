interface ProviderLocales {
  /** As in https://docs.stripe.com/js/appendix/supported_locales. */
  stripe:
    | 'en'
    | 'de'
    | 'fr'
    | 'es'
    | 'it'
    | 'nl'
    | 'pt-BR'
    | 'pl'
    | 'tr'
    | 'ja'
    | 'ko'
    | 'zh'
    | 'zh-TW'
    | 'ar'
    | 'he';
  /** As in the last column of https://developer.paypal.com/api/rest/reference/locale-codes/. */
  paypal: `${string}-${string}`;
}

const ENGLISH: ProviderLocales = { stripe: 'en', paypal: 'en-US' };

/** By BCP 47 tag. Both companies know Chinese by a country in place of its script; PayPal knows every language by a country. */
const LOCALES: Readonly<Record<string, ProviderLocales>> = {
  en: ENGLISH,
  de: { stripe: 'de', paypal: 'de-DE' },
  fr: { stripe: 'fr', paypal: 'fr-FR' },
  es: { stripe: 'es', paypal: 'es-ES' },
  it: { stripe: 'it', paypal: 'it-IT' },
  nl: { stripe: 'nl', paypal: 'nl-NL' },
  'pt-BR': { stripe: 'pt-BR', paypal: 'pt-BR' },
  pl: { stripe: 'pl', paypal: 'pl-PL' },
  tr: { stripe: 'tr', paypal: 'tr-TR' },
  ja: { stripe: 'ja', paypal: 'ja-JP' },
  ko: { stripe: 'ko', paypal: 'ko-KR' },
  'zh-Hans': { stripe: 'zh', paypal: 'zh-CN' },
  'zh-Hant': { stripe: 'zh-TW', paypal: 'zh-TW' },
  ar: { stripe: 'ar', paypal: 'ar-EG' },
  he: { stripe: 'he', paypal: 'he-IL' },
};

/** How payment providers call the language with this BCP 47 tag; English for one that they do not know. */
export function providerLocales(tag: string): ProviderLocales {
  return LOCALES[tag] ?? ENGLISH;
}
