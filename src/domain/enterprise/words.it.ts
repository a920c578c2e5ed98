import type * as source from './words.ts';

export const regionNames: typeof source.regionNames = {
  'North America': 'Nord America',
  'Latin America': 'America Latina',
  Europe: 'Europa',
  'Middle East': 'Medio Oriente',
  Africa: 'Africa',
  'South Asia': 'Asia meridionale',
  'East Asia': 'Asia orientale',
  'Southeast Asia': 'Sud-est asiatico',
  Oceania: 'Oceania',
  'Global / Multi-region': 'Mondo / più regioni',
};

export const complaints: typeof source.complaints = {
  tooLong: 'Il testo è troppo lungo',
  companyName: 'Inserisci il nome della tua azienda, almeno 2 caratteri',
  contactName: 'Inserisci il tuo nome, almeno 2 caratteri',
  website: 'Inserisci un indirizzo web, per esempio https://example.com',
  consent: 'Dai il tuo consenso, così possiamo risponderti',
};
