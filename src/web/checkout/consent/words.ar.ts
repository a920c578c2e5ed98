import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const consentWords: typeof source.consentWords = {
  title: 'التسليم الفوري',
  missing: 'ضع علامة في المربعين. من دونهما لا يمكننا التسليم قبل انتهاء مهلة العدول.',
};

export const termsWords: typeof source.termsWords = {
  agree: (terms, privacy) => phrase`بإتمام الدفع توافق على ${terms} و${privacy}.`,
  noScript: 'يتطلب الدفع JavaScript. فعّله وأعد تحميل الصفحة.',
};
