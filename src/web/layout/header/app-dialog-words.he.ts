import type * as source from './app-dialog-words.ts';

export const appDialogWords: typeof source.appDialogWords = {
  reasons: {
    esims: 'כרטיסי ה-eSIM שלכם, מוכנים להתקנה',
    dataLeft: 'כמה גלישה נותרה',
    warning: 'התראה לפני שהיא נגמרת',
  },
  where: 'האפליקציה מיועדת ל-Android. ב-iPhone או במחשב, האתר הזה עושה אותו דבר.',
};
