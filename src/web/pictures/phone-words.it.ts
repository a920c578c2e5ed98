import type * as source from './phone-words.ts';

export const phoneScreenWords: typeof source.phoneScreenWords = {
  title: 'Le tue eSIM',
  active: 'Attiva',
  country: 'Giappone',
  plan: '10\u00A0GB · 30\u00A0giorni',
  left: '6,2\u00A0GB',
  leftOf: 'rimasti su 10\u00A0GB',
  days: 'Restano 18\u00A0giorni',
  read: '4\u00A0min fa',
  add: 'Aggiungi dati',
  details: 'Dettagli',
  nextCountry: 'Thailandia',
  nextState: 'Pronta da installare',
};
