import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  description: 'Een privépagina met één bestelling en de eSIM ervan.',
  what: (number, country, isTopUp) => `Bestelling ${number}, ${isTopUp ? 'data' : 'eSIM'} ${country}`,
  aside: 'Bestelling',
  isPrivate: 'Iedereen met deze link kan je bestelling zien. Houd hem voor jezelf.',
  missing: {
    title: 'Bestelling niet gevonden',
    text: 'We konden die bestelling niet vinden. Open de bestelling via de link in je bevestigingsmail.',
  },
  help: 'Hulp vragen',
  failed: {
    title: 'We konden je bestelling niet laden',
    text: 'Voor wat je hebt gekocht, maakt dat niets uit. Controleer je verbinding en probeer het opnieuw.',
  },
  again: 'Opnieuw proberen',
};
