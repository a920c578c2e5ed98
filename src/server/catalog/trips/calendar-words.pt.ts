import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: 'eSIMs da minha viagem',
  install: (plan) => `Instalar o eSIM: ${plan}`,
  use: (date, places) => `Você vai usá-lo a partir de ${date}: ${places.join(', ')}.`,
  buyFrom: (date) => `Não compre antes de ${date}.`,
  noTrip: 'Para a agenda, é preciso uma viagem que possa ser planejada e o primeiro dia dela.',
};
