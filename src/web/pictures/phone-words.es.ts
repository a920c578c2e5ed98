import type * as source from './phone-words.ts';

export const phoneScreenWords: typeof source.phoneScreenWords = {
  title: 'Tus eSIM',
  active: 'Activa',
  country: 'Japón',
  plan: '10\u00A0GB · 30\u00A0días',
  left: '6,2\u00A0GB',
  leftOf: 'restantes de 10\u00A0GB',
  days: 'Quedan 18\u00A0días',
  read: 'Leído hace 4\u00A0min',
  add: 'Añadir datos',
  details: 'Ver detalles',
  nextCountry: 'Tailandia',
  nextState: 'Lista para instalar',
};
