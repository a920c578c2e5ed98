import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: 'eSIM-y na moją podróż',
  install: (plan) => `Zainstaluj eSIM: ${plan}`,
  use: (date, places) => `Używasz go od ${date}: ${places.join(', ')}.`,
  buyFrom: (date) => `Kup go nie wcześniej niż ${date}.`,
  noTrip: 'Kalendarz wymaga podróży, którą można zaplanować, i jej pierwszego dnia.',
};
