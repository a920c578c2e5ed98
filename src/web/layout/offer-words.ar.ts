import type * as source from './offer-words.ts';

export const offerWords: typeof source.offerWords = {
  name: 'هذه الصفحة بلغة أخرى',
  text: 'هذه الصفحة متاحة بالعربية.',
  read: 'قراءتها بالعربية',
  close: 'إغلاق',
};
