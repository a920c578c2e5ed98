import type * as source from './words.ts';

export const headerWords: typeof source.headerWords = {
  toHome: (brand) => `${brand}، الصفحة الرئيسية`,
  encrypted: 'اتصال مشفّر',
  main: 'التنقل الرئيسي',
  menu: 'القائمة',
  closeMenu: 'إغلاق القائمة',
  signIn: 'دخول',
  signOut: 'خروج',
  getApp: 'تنزيل التطبيق',
};
