import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: 'eSIM’s voor mijn reis',
  install: (plan) => `Installeer de eSIM: ${plan}`,
  use: (date, places) => `Je gebruikt hem vanaf ${date}: ${places.join(', ')}.`,
  buyFrom: (date) => `Koop hem niet vóór ${date}.`,
  noTrip: 'Een agenda heeft een reis nodig die te plannen is, en de eerste dag ervan.',
};
