import type * as source from './words.ts';

export const textNotes: typeof source.textNotes = {
  updated: (date) => `آخر تحديث: ${date}`,
  changed: (date) => `تغيّر بتاريخ ${date}`,
  otherLanguage: 'هذا النص غير متاح بالعربية بعد.',
  earlier: 'النسخ السابقة',
  from: (date) => `ابتداءً من ${date}`,
  first: 'النسخة الأولى',
  isOld: 'أنت تقرأ نسخة سابقة.',
  newest: 'اقرأ النسخة الحالية',
};
