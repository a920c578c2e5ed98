import type * as source from './phone-words.ts';

export const phoneScreenWords: typeof source.phoneScreenWords = {
  title: 'Vos eSIM',
  active: 'Active',
  country: 'Japon',
  plan: '10\u00A0Go · 30\u00A0jours',
  left: '6,2\u00A0Go',
  leftOf: 'sur 10\u00A0Go',
  days: 'Reste 18\u00A0jours',
  read: 'Il y a 4\u00A0min',
  add: 'Ajouter',
  details: 'Détails',
  nextCountry: 'Thaïlande',
  nextState: 'Prête à installer',
};
