import type * as source from './offer-words.ts';

export const offerWords: typeof source.offerWords = {
  name: 'Bu sayfa başka bir dilde',
  text: 'Bu sayfanın Türkçesi de var.',
  read: 'Türkçe oku',
  close: 'Kapat',
};
