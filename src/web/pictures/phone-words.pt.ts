import type * as source from './phone-words.ts';

export const phoneScreenWords: typeof source.phoneScreenWords = {
  title: 'Seus eSIMs',
  active: 'Ativo',
  country: 'Japão',
  plan: '10\u00A0GB · 30\u00A0dias',
  left: '6,2\u00A0GB',
  leftOf: 'restantes de 10\u00A0GB',
  days: '18\u00A0dias restantes',
  read: 'Lido há 4\u00A0min',
  add: 'Adicionar dados',
  details: 'Detalhes',
  nextCountry: 'Tailândia',
  nextState: 'Pronto para instalar',
};
