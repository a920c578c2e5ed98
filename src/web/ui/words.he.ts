import type * as source from './words.ts';

export const commonWords: typeof source.commonWords = {
  tryAgain: 'ניסיון נוסף',
  pleaseWait: 'רק רגע…',
  loading: 'טוענים…',
  done: 'סיום',
  close: 'סגירה',
};

export const copyWords: typeof source.copyWords = {
  copyWhat: (what) => `העתקה: ${what}`,
  copied: 'הועתק',
  copyByHand: 'סמנו והעתיקו',
  copy: 'העתקה',
};
