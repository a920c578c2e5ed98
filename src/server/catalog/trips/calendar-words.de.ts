import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: 'eSIMs für meine Reise',
  install: (plan) => `eSIM installieren: ${plan}`,
  use: (date, places) => `Du nutzt sie ab ${date}: ${places.join(', ')}.`,
  buyFrom: (date) => `Kaufe sie frühestens am ${date}.`,
  noTrip: 'Ein Kalender braucht eine Reise, die sich planen lässt, und ihren ersten Tag.',
};
