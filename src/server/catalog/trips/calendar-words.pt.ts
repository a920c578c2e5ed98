import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: 'eSIMs da minha viagem',
  install: (plan) => `Instalar o eSIM: ${plan}`,
  use: (date, places) => `Você usa a partir de ${date}: ${places.join(', ')}.`,
  buyFrom: (date) => `Não compre antes de ${date}.`,
  noTrip: 'Uma agenda precisa de uma viagem que possa ser planejada e do primeiro dia dela.',
};
