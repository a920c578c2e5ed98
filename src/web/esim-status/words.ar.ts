import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const dataLeftWords: typeof source.dataLeftWords = {
  left: (amount) => `بقي ${amount}`,
  unused: (amount) => `${amount} غير مستخدمة`,
  of: (left, all) => phrase`${left} من ${all}`,
  ofToday: (amount) => `${amount} لليوم`,
  low: 'أوشكت البيانات على النفاد. حان وقت إضافة المزيد.',
  spent: 'أضف بيانات لتعود إلى الإنترنت.',
  read: (ago) => phrase`حُدّثت ${ago}`,
  readAtFullSpeed: (ago) => phrase`بالسرعة الكاملة، حُدّثت ${ago}`,
};

export const statusLabels: typeof source.statusLabels = {
  purchased: 'تم الشراء',
  active: 'نشطة',
  cancelled: 'ملغاة',
  expired: 'انتهت',
  depleted: 'نفدت',
};

export const statusWords: typeof source.statusWords = {
  failed: 'تعذّر جلب حالة الباقة',
  offline: 'خطأ في الشبكة أثناء جلب حالة الباقة',
};
