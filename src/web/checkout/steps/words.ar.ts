import type * as source from './words.ts';

export const stepWords: typeof source.stepWords = {
  name: 'تقدّم طلبك',
  states: { done: 'تم', now: 'قيد التنفيذ', next: 'لاحقًا', failed: 'لم يتم' },
  payment: 'الدفع',
  paid: 'مدفوع',
  ordering: 'قيد الطلب',
  ordered: 'تم الطلب',
  ready: { eSIM: 'جاهزة', plan: 'أُضيفت' },
  ended: {
    undelivered: { eSIM: 'لم تُسلَّم', plan: 'لم تُضَف' },
    withdrawn: { eSIM: 'عدول', plan: 'عدول' },
    returned_by_you: { eSIM: 'أرجعتها', plan: 'أرجعتها' },
    returned_by_us: { eSIM: 'أنهيناها', plan: 'أنهيناها' },
  },
  endedSomehow: 'انتهى',
  returning: 'قيد الاسترداد',
  returned: 'أُعيد المبلغ',
};
