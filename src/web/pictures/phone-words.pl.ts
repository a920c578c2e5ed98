import type * as source from './phone-words.ts';

export const phoneScreenWords: typeof source.phoneScreenWords = {
  title: 'Twoje eSIM-y',
  active: 'Aktywny',
  country: 'Japonia',
  plan: '10\u00A0GB · 30 dni',
  left: '6,2\u00A0GB',
  leftOf: 'zostało z 10\u00A0GB',
  days: 'Zostało 18\u00A0dni',
  read: '4\u00A0min temu',
  add: 'Doładuj',
  details: 'Szczegóły',
  nextCountry: 'Tajlandia',
  nextState: 'Gotowy do instalacji',
};
