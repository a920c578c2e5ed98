import type * as source from './words.ts';

export const regionNames: typeof source.regionNames = {
  'North America': 'Ameryka Północna',
  'Latin America': 'Ameryka Łacińska',
  Europe: 'Europa',
  'Middle East': 'Bliski Wschód',
  Africa: 'Afryka',
  'South Asia': 'Azja Południowa',
  'East Asia': 'Azja Wschodnia',
  'Southeast Asia': 'Azja Południowo-Wschodnia',
  Oceania: 'Oceania',
  'Global / Multi-region': 'Cały świat / wiele regionów',
};

export const complaints: typeof source.complaints = {
  tooLong: 'To za długie',
  companyName: 'Wpisz nazwę firmy, co najmniej 2 znaki',
  contactName: 'Wpisz swoje imię i nazwisko, co najmniej 2 znaki',
  website: 'Wpisz adres strony, na przykład https://example.com',
  consent: 'Wyraź zgodę, abyśmy mogli Ci odpowiedzieć',
};
