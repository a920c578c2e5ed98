import type * as source from './words.ts';

export const headerWords: typeof source.headerWords = {
  toHome: (brand) => `${brand}, עמוד הבית`,
  encrypted: 'חיבור מוצפן',
  main: 'ראשי',
  menu: 'תפריט',
  closeMenu: 'סגירת התפריט',
  signIn: 'התחברות',
  signOut: 'התנתקות',
  getApp: 'להורדת האפליקציה',
};
