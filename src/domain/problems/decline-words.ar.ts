import type * as source from './decline-words.ts';

const USUAL = new Map([
  ['Your card was declined.', 'رُفضت بطاقتك.'],
  ['Your card has insufficient funds.', 'رصيد بطاقتك غير كافٍ.'],
  ['Your card has expired.', 'انتهت صلاحية بطاقتك.'],
  ['Your card’s security code is incorrect.', 'رمز الأمان لبطاقتك غير صحيح.'],
  ['Your card number is incorrect.', 'رقم بطاقتك غير صحيح.'],
  ['Your card does not support this type of purchase.', 'بطاقتك لا تتيح هذا النوع من الشراء.'],
]);

export const declineWords: typeof source.declineWords = (words) =>
  USUAL.get(words.replace("'", '’')) ?? 'رُفض الدفع.';
