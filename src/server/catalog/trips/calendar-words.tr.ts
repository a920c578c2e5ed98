import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: 'Seyahatim için eSIM’ler',
  install: (plan) => `eSIM’i kurun: ${plan}`,
  use: (date, places) => `Kullanım başlangıcı: ${date}. Yerler: ${places.join(', ')}.`,
  buyFrom: (date) => `Şu tarihten önce satın almayın: ${date}.`,
  noTrip: 'Takvim için planlanabilen bir seyahat ve seyahatin ilk günü gerekir.',
};
