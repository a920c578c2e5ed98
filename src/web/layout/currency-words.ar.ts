import { isolated } from '../../domain/language-words.ar.ts';
import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: 'اللغة',
  currency: 'العملة',
  languageAndCurrency: 'اللغة والعملة',
  notKept: 'متصفحك يحظر ملفات تعريف الارتباط، فلا يستطيع تذكّر العملة. يمكنك اختيارها عند الدفع.',
  offer: {
    name: 'الأسعار بعملة أخرى',
    text: (currency) => `يمكنك الدفع بعملة ${isolated(currency)}.`,
    show: (currency) => `عرض الأسعار بعملة ${isolated(currency)}`,
    close: 'إغلاق',
  },
};
