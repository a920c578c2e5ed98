import type * as source from './words.ts';

export const commonWords: typeof source.commonWords = {
  tryAgain: 'المحاولة مرة أخرى',
  pleaseWait: 'لحظة من فضلك…',
  loading: 'جارٍ التحميل…',
  done: 'تم',
  close: 'إغلاق',
};

export const copyWords: typeof source.copyWords = {
  copyWhat: (what) => `نسخ ${what}`,
  copied: 'تم النسخ',
  copyByHand: 'حدّد وانسخ',
  copy: 'نسخ',
};
