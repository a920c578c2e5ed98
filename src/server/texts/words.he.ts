import type * as source from './words.ts';

export const textNotes: typeof source.textNotes = {
  updated: (date) => `עודכן לאחרונה: ${date}`,
  changed: (date) => `שונה ב-${date}`,
  otherLanguage: 'הטקסט הזה עדיין לא זמין בעברית.',
  earlier: 'גרסאות קודמות',
  from: (date) => `מתאריך ${date}`,
  first: 'הגרסה הראשונה',
  isOld: 'זו גרסה קודמת של הטקסט.',
  newest: 'לגרסה הנוכחית',
};
