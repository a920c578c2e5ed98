import type * as source from './words.ts';

export const layoutWords: typeof source.layoutWords = {
  skip: 'מעבר לתוכן',
  notice: 'הודעה',
  sandbox: 'סביבת ניסוי: לא עובר כסף אמיתי',
  paused: 'המכירה מושהית',
  missed: 'העמוד לא נטען. הבחירות שלכם עדיין כאן.',
  offline: 'אין חיבור לאינטרנט. נמשיך מהמקום שבו עצרתם.',
};
