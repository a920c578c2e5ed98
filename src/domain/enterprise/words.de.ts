import type * as source from './words.ts';

export const regionNames: typeof source.regionNames = {
  'North America': 'Nordamerika',
  'Latin America': 'Lateinamerika',
  Europe: 'Europa',
  'Middle East': 'Naher Osten',
  Africa: 'Afrika',
  'South Asia': 'Südasien',
  'East Asia': 'Ostasien',
  'Southeast Asia': 'Südostasien',
  Oceania: 'Ozeanien',
  'Global / Multi-region': 'Weltweit / mehrere Regionen',
};

export const complaints: typeof source.complaints = {
  tooLong: 'Das ist zu lang',
  companyName: 'Bitte gib den Namen deines Unternehmens ein, mindestens 2 Zeichen',
  contactName: 'Bitte gib deinen Namen ein, mindestens 2 Zeichen',
  website: 'Bitte gib eine Webadresse ein, zum Beispiel https://example.com',
  consent: 'Bitte stimme zu, damit wir dir antworten dürfen',
};
