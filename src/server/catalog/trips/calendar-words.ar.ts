import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: 'شرائح eSIM لرحلتي',
  install: (plan) => `تثبيت شريحة eSIM: ${plan}`,
  use: (date, places) => `تستخدمها ابتداءً من ${date} في ${places.join(' و')}.`,
  buyFrom: (date) => `لا تشترها قبل ${date}.`,
  noTrip: 'يحتاج التقويم إلى رحلة يمكن التخطيط لها وإلى يومها الأول.',
};
