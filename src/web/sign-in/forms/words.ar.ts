import type * as source from './words.ts';

export const passwordWords: typeof source.passwordWords = {
  password: 'كلمة المرور',
  confirm: 'تأكيد كلمة المرور',
  show: (label) => `إظهار ${label}`,
  hide: (label) => `إخفاء ${label}`,
};

export const verificationWords: typeof source.verificationWords = {
  send: 'إرسال رسالة التأكيد',
  sent: 'أُرسلت رسالة التأكيد. تفقّد بريدك الوارد.',
};
