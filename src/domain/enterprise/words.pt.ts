import type * as source from './words.ts';

export const regionNames: typeof source.regionNames = {
  'North America': 'América do Norte',
  'Latin America': 'América Latina',
  Europe: 'Europa',
  'Middle East': 'Oriente Médio',
  Africa: 'África',
  'South Asia': 'Sul da Ásia',
  'East Asia': 'Leste da Ásia',
  'Southeast Asia': 'Sudeste Asiático',
  Oceania: 'Oceania',
  'Global / Multi-region': 'Global / várias regiões',
};

export const complaints: typeof source.complaints = {
  tooLong: 'Este texto é longo demais',
  companyName: 'Digite o nome da sua empresa, com pelo menos 2 caracteres',
  contactName: 'Digite seu nome, com pelo menos 2 caracteres',
  website: 'Digite um endereço de site, como https://example.com',
  consent: 'Dê seu consentimento para que possamos responder',
};
