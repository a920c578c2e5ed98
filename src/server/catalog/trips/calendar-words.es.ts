import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: 'Las eSIM de mi viaje',
  install: (plan) => `Instalar la eSIM: ${plan}`,
  use: (date, places) => `La usarás desde el ${date} en ${places.join(', ')}.`,
  buyFrom: (date) => `No la compres antes del ${date}.`,
  noTrip: 'Para el calendario hacen falta un viaje que se pueda planificar y su primer día.',
};
