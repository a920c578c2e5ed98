import type * as source from './phone-words.ts';

export const phoneScreenWords: typeof source.phoneScreenWords = {
  title: 'eSIM’leriniz',
  active: 'Etkin',
  country: 'Japonya',
  plan: '10\u00A0GB · 30 gün',
  left: '6,2\u00A0GB',
  leftOf: 'kaldı, toplam 10\u00A0GB',
  days: '18\u00A0gün kaldı',
  read: '4\u00A0dk. önce',
  add: 'İnternet ekle',
  details: 'Ayrıntılar',
  nextCountry: 'Tayland',
  nextState: 'Kuruluma hazır',
};
