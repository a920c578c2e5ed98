import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';
import type * as source from './words.ts';

export const feeIncluded: typeof source.feeIncluded = (charged) => `${charged}، شاملًا الرسوم`;

export const expressWords: string = 'الدفع السريع';

export const asGuestWords: string = 'المتابعة من دون حساب';

/** Arabic has its "and" before each name, and no commas. */
export const listed: typeof source.listed = (names) => names.join(' و');

export const linkWords: typeof source.linkWords = {
  viewMyEsims: 'عرض شرائح eSIM',
  followOrder: 'متابعة طلبك',
  followThis: 'متابعة هذا الطلب',
  addData: 'إضافة بيانات',
  sameAgain: 'الباقة نفسها',
  terms: 'شروط الخدمة',
  privacy: 'سياسة الخصوصية',
  refundPolicy: 'سياسة الاسترداد',
  getRefund: 'طلب استرداد',
  withdraw: WITHDRAW_LINK,
};
