import type * as source from './words.ts';

export const regionNames: typeof source.regionNames = {
  'North America': 'أمريكا الشمالية',
  'Latin America': 'أمريكا اللاتينية',
  Europe: 'أوروبا',
  'Middle East': 'الشرق الأوسط',
  Africa: 'أفريقيا',
  'South Asia': 'جنوب آسيا',
  'East Asia': 'شرق آسيا',
  'Southeast Asia': 'جنوب شرق آسيا',
  Oceania: 'أوقيانوسيا',
  'Global / Multi-region': 'حول العالم / عدة مناطق',
};

export const complaints: typeof source.complaints = {
  tooLong: 'هذا أطول من اللازم',
  companyName: 'أدخل اسم شركتك، حرفين على الأقل',
  contactName: 'أدخل اسمك، حرفين على الأقل',
  website: 'أدخل عنوان موقع إلكتروني، مثل https://example.com',
  consent: 'نحتاج إلى موافقتك كي نتمكن من الرد عليك',
};
