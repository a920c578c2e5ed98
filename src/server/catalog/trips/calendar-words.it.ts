import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: 'Le eSIM per il mio viaggio',
  install: (plan) => `Installa la eSIM: ${plan}`,
  use: (date, places) => `La usi dal ${date}: ${places.join(', ')}.`,
  buyFrom: (date) => `Non acquistarla prima di: ${date}.`,
  noTrip: 'Un calendario richiede un viaggio che si possa pianificare e il suo primo giorno.',
};
