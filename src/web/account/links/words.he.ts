import type * as source from './words.ts';

export const linkPageWords: typeof source.linkPageWords = {
  noScript: 'העמוד הזה דורש JavaScript.',
  failed: {
    title: 'לא הצלחנו לבדוק את הקישור',
    text: 'בדקו את החיבור ונסו שוב. הקישור עדיין בתוקף.',
  },
};

export const newPasswordWords: typeof source.newPasswordWords = {
  title: 'בחירת סיסמה חדשה',
  rule: 'לפחות 6 תווים. כל המכשירים שלכם ינותקו מהחשבון.',
  label: 'סיסמה חדשה',
  save: 'שמירת הסיסמה החדשה',
};
