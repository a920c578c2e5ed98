import { inDays } from '../../domain/language-words.ar.ts';
import { listed } from '../core/words.ts';
import type * as source from './plan-details-words.ts';

export const planDetailsWords: typeof source.planDetailsWords = {
  title: 'تفاصيل الباقة',
  unlimited: 'بيانات غير محدودة',
  planPrice: (price) => `سعر الباقة ${price}`,
  unitPrice: (price, unit) => `${price} لكل ${unit === 'day' ? 'يوم' : unit}`,
  buy: 'شراء هذه الباقة',
  signInToBuy: 'تسجيل الدخول للشراء',
  country: 'البلد',
  duration: 'المدة',
  network: 'الشبكة',
  autoStart: { name: 'البدء التلقائي', on: 'مفعّل', off: 'معطّل' },
  description: 'وصف المورّد',
  summary: 'ملخص العقد',
  type: 'نوع الباقة',
  /** The groups are the wholesaler's own, in English. */
  typeOf: (groups) =>
    groups
      .map((group) =>
        group
          .replace(/^Standard /, '')
          .replace(/^Unlimited\b/, 'غير محدود')
          .replace(/^Fixed$/, 'حجم ثابت')
          .replace(/^Long Duration$/, 'مدة طويلة'),
      )
      .join('، '),
};

export const planFactsWords: typeof source.planFactsWords = {
  title: 'ما تحصل عليه فعلًا',
  unsaid: (what) => `لا يذكر مورّدنا: ${listed(what)}.`,
  daysStart: {
    name: 'بداية الأيام',
    unsaid: 'بداية الأيام',
    firstUse: (place) => `عند أول استخدام في ${place}`,
    purchase: 'عند الشراء',
  },
  hotspot: { name: 'نقطة اتصال', unsaid: 'السماح بنقطة اتصال', yes: 'مسموحة', no: 'غير مسموحة' },
  topUp: { name: 'إضافة بيانات', unsaid: 'إضافة البيانات', yes: 'نعم، على الشريحة نفسها', no: 'لا' },
  idCheck: { name: 'التحقق من الهوية', unsaid: 'التحقق من الهوية', yes: 'مطلوب', no: 'غير مطلوب' },
  unsaidSpeeds: 'السرعات',
  shelfLife: {
    name: 'مهلة التثبيت',
    unsaid: 'مهلة التثبيت',
    days: (days) => inDays(days),
  },
  fullSpeed: (amount) => `${amount} في اليوم`,
  atFullSpeed: (fast) => (fast.length > 0 ? `بسرعة ${fast.join(' أو ')} الكاملة` : 'بسرعة الشبكة الكاملة'),
  slowSpeed: (speed) => `ثم ${speed}`,
  atSlowSpeed: (use) => `${use}، حتى التجديد كل 24 ساعة`,
};
