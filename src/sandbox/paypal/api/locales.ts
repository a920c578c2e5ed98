/** The locales of PayPal's pages, as the API spells them; the browser script has an underscore in place of the hyphen. */
export const LOCALES: readonly string[] = (
  'en-US en-GB en-AU de-DE fr-FR fr-CA es-ES es-MX it-IT nl-NL pt-BR pt-PT da-DK no-NO sv-SE pl-PL ru-RU tr-TR ar-EG he-IL ' +
  'id-ID th-TH ja-JP ko-KR zh-CN zh-HK zh-TW'
).split(' ');
