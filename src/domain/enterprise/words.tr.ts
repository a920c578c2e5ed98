import type * as source from './words.ts';

export const regionNames: typeof source.regionNames = {
  'North America': 'Kuzey Amerika',
  'Latin America': 'Latin Amerika',
  Europe: 'Avrupa',
  'Middle East': 'Orta Doğu',
  Africa: 'Afrika',
  'South Asia': 'Güney Asya',
  'East Asia': 'Doğu Asya',
  'Southeast Asia': 'Güneydoğu Asya',
  Oceania: 'Okyanusya',
  'Global / Multi-region': 'Dünya geneli / birden fazla bölge',
};

export const complaints: typeof source.complaints = {
  tooLong: 'Bu çok uzun',
  companyName: 'Lütfen şirketinizin adını girin, en az 2 karakter',
  contactName: 'Lütfen adınızı girin, en az 2 karakter',
  website: 'Lütfen bir web adresi girin, örneğin https://example.com',
  consent: 'Size yanıt verebilmemiz için lütfen onay verin',
};
