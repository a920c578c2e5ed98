import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: 'כרטיסי eSIM לנסיעה שלי',
  install: (plan) => `התקנת eSIM: ${plan}`,
  use: (date, places) => `בשימוש החל מ: ${date}. מקומות: ${places.join(', ')}.`,
  buyFrom: (date) => `אל תקנו לפני: ${date}.`,
  noTrip: 'ליומן דרושים נסיעה שאפשר לתכנן והיום הראשון שלה.',
};
