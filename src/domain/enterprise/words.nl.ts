import type * as source from './words.ts';

export const regionNames: typeof source.regionNames = {
  'North America': 'Noord-Amerika',
  'Latin America': 'Latijns-Amerika',
  Europe: 'Europa',
  'Middle East': 'Midden-Oosten',
  Africa: 'Afrika',
  'South Asia': 'Zuid-Azië',
  'East Asia': 'Oost-Azië',
  'Southeast Asia': 'Zuidoost-Azië',
  Oceania: 'Oceanië',
  'Global / Multi-region': 'Wereldwijd / meerdere regio’s',
};

export const complaints: typeof source.complaints = {
  tooLong: 'Dat is te lang',
  companyName: 'Vul de naam van je bedrijf in, minstens 2 tekens',
  contactName: 'Vul je naam in, minstens 2 tekens',
  website: 'Vul een webadres in, bijvoorbeeld https://example.com',
  consent: 'Geef je toestemming, zodat we je mogen antwoorden',
};
