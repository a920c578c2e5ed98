import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: 'כרטיסי eSIM לנסיעה שלי',
  install: (plan) => `התקנת eSIM: ${plan}`,
  use: (date, places) => `תחילת השימוש: ${date}. מקומות: ${places.join(', ')}.`,
  buyFrom: (date) => `אל תרכשו לפני ${date}.`,
  noTrip: 'ליומן דרושים נסיעה שאפשר לתכנן והיום הראשון שלה.',
};
