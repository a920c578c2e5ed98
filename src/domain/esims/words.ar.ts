import type * as source from './words.ts';

export const bundleLabels: typeof source.bundleLabels = {
  active: 'نشطة',
  queued: 'في الانتظار',
  processing: 'قيد التجهيز',
  depleted: 'نفدت',
  expired: 'انتهت',
  lapsed: 'انتهت مهلتها',
  revoked: 'مسحوبة',
  unknown: 'غير معروفة',
};

export const bundleMessages: typeof source.bundleMessages = {
  active: null,
  queued: 'لم تُستخدم بعد. تبدأ الأيام عند أول اتصال لها.',
  processing: 'تُجهّز الشبكة هذه الباقة، ويمكن تثبيتها في هذه الأثناء.',
  depleted: 'نفدت جميع البيانات.',
  expired: 'انتهت أيام هذه الباقة.',
  lapsed: 'لم تُستخدم هذه الباقة وانتهت مهلتها.',
  revoked: 'سُحبت هذه الباقة.',
  unknown: null,
};
