import type * as source from './phone-words.ts';

export const phoneScreenWords: typeof source.phoneScreenWords = {
  title: 'Je eSIM’s',
  active: 'Actief',
  country: 'Japan',
  plan: '10\u00A0GB · 30 dagen',
  left: '6,2\u00A0GB',
  leftOf: 'over van 10\u00A0GB',
  days: 'Nog 18 dagen',
  read: '4 min. geleden gemeten',
  add: 'Data toevoegen',
  details: 'Details',
  nextCountry: 'Thailand',
  nextState: 'Klaar voor installatie',
};
