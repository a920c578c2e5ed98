import { forPlace } from '../../domain/language-words.ar.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  description: 'صفحة خاصة بطلب واحد وشريحة eSIM التي فيه.',
  what: (number, country, isTopUp) =>
    `الطلب \u2066${number}\u2069، ${isTopUp ? 'بيانات' : 'eSIM'} ${forPlace(country)}`,
  aside: 'الطلب',
  isPrivate: 'كل من لديه هذا الرابط يمكنه رؤية طلبك. احتفظ به لنفسك.',
  missing: {
    title: 'لم نجد هذا الطلب',
    text: 'لم نتمكن من العثور على هذا الطلب. افتحه من الرابط في رسالة التأكيد.',
  },
  help: 'الحصول على مساعدة',
  failed: {
    title: 'تعذّر تحميل طلبك',
    text: 'مشترياتك لم تتأثر. تحقق من اتصالك وحاول مرة أخرى.',
  },
  again: 'المحاولة مرة أخرى',
};
