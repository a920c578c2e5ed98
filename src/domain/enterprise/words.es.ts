import type * as source from './words.ts';

export const regionNames: typeof source.regionNames = {
  'North America': 'Norteamérica',
  'Latin America': 'América Latina',
  Europe: 'Europa',
  'Middle East': 'Oriente Medio',
  Africa: 'África',
  'South Asia': 'Asia meridional',
  'East Asia': 'Asia oriental',
  'Southeast Asia': 'Sudeste Asiático',
  Oceania: 'Oceanía',
  'Global / Multi-region': 'Global / varias regiones',
};

export const complaints: typeof source.complaints = {
  tooLong: 'Este texto es demasiado largo',
  companyName: 'Escribe el nombre de tu empresa, con al menos 2 caracteres',
  contactName: 'Escribe tu nombre, con al menos 2 caracteres',
  website: 'Escribe una dirección web, como https://example.com',
  consent: 'Danos tu consentimiento para que podamos responderte',
};
