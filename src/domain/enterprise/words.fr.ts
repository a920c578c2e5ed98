import type * as source from './words.ts';

export const regionNames: typeof source.regionNames = {
  'North America': 'Amérique du Nord',
  'Latin America': 'Amérique latine',
  Europe: 'Europe',
  'Middle East': 'Moyen-Orient',
  Africa: 'Afrique',
  'South Asia': 'Asie du Sud',
  'East Asia': 'Asie de l’Est',
  'Southeast Asia': 'Asie du Sud-Est',
  Oceania: 'Océanie',
  'Global / Multi-region': 'Monde / plusieurs régions',
};

export const complaints: typeof source.complaints = {
  tooLong: 'Ce texte est trop long',
  companyName: 'Saisissez le nom de votre entreprise, au moins 2\u00A0caractères',
  contactName: 'Saisissez votre nom, au moins 2\u00A0caractères',
  website: 'Saisissez une adresse web, comme https://example.com',
  consent: 'Donnez votre accord pour que nous puissions vous répondre',
};
