import type * as source from './phone-words.ts';

export const phoneScreenWords: typeof source.phoneScreenWords = {
  title: 'Je eSIM’s',
  active: 'Actief',
  country: 'Japan',
  plan: '10\u00A0GB · 30 dagen',
  left: '6,2\u00A0GB',
  leftOf: 'van 10\u00A0GB over',
  days: 'Nog 18\u00A0dagen',
  read: '4\u00A0min. geleden',
  add: 'Data toevoegen',
  details: 'Details',
  nextCountry: 'Thailand',
  nextState: 'Klaar voor installatie',
};
