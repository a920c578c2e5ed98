import { counted } from '../../domain/language-words.ar.ts';
import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';
import type * as source from './words.ts';

export const feeIncluded: typeof source.feeIncluded = (charged) => `${charged}، شاملًا الرسوم`;

export const expressWords: string = 'الدفع السريع';

export const asGuestWords: string = 'المتابعة من دون حساب';

/** Arabic has its "and" before each name, and no commas. */
export const listed: typeof source.listed = (names) => names.join(' و');

const COUNTRIES = { one: 'بلد واحد', few: 'بلدان', many: 'بلدًا', other: 'بلد' };

/** 'بلدان اثنان': without its number the dual would look like the plural. */
export const inCountries = (count: number) => counted(count, { ...COUNTRIES, two: 'بلدان اثنان' });

/** The same after a preposition: 'في بلدين'. */
export const ofCountries = (count: number) => counted(count, { ...COUNTRIES, two: 'بلدين' });

/** What ends a list of countries after a verb or a preposition: '3 بلدان أخرى'. */
export const moreCountries = (count: number) =>
  counted(count, {
    one: 'بلد آخر',
    two: 'بلدين آخرين',
    few: 'بلدان أخرى',
    many: 'بلدًا آخر',
    other: 'بلد آخر',
  });

const PLANS = { one: 'باقة واحدة', few: 'باقات', many: 'باقة', other: 'باقة' };

/** 'باقتان'. */
export const inPlans = (count: number) => counted(count, { ...PLANS, two: 'باقتان' });

/** The same after a preposition: 'في باقتين'. */
export const ofPlans = (count: number) => counted(count, { ...PLANS, two: 'باقتين' });

export const linkWords: typeof source.linkWords = {
  viewMyEsims: 'عرض شرائح eSIM',
  followOrder: 'متابعة طلبك',
  followThis: 'متابعة هذا الطلب',
  addData: 'إضافة بيانات',
  sameAgain: 'الباقة نفسها',
  terms: 'شروط الخدمة',
  privacy: 'سياسة الخصوصية',
  refundPolicy: 'سياسة الاسترداد',
  getRefund: 'استرداد المبلغ',
  withdraw: WITHDRAW_LINK,
};

export const idCheckWords: typeof source.idCheckWords = {
  what: 'التحقق من الهوية مطلوب',
  more: 'أبقِ جواز سفرك في متناول يدك',
};
