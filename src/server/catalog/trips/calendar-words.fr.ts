import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: 'eSIM pour mon voyage',
  install: (plan) => `Installer l’eSIM\u00A0: ${plan}`,
  use: (date, places) => `Vous l’utilisez à partir du ${date}\u00A0: ${places.join(', ')}.`,
  buyFrom: (date) => `Ne l’achetez pas avant le ${date}.`,
  noTrip: 'Pour un calendrier, il faut un voyage qui peut être planifié, et son premier jour.',
};
