import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: 'Le eSIM per il mio viaggio',
  install: (plan) => `Installa l’eSIM: ${plan}`,
  use: (date, places) => `Primo giorno di utilizzo: ${date} (${places.join(', ')}).`,
  buyFrom: (date) => `Non acquistarla prima di: ${date}.`,
  noTrip: 'Per un calendario servono un viaggio che si possa pianificare e il suo primo giorno.',
};
