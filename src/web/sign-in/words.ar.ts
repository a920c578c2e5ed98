import type * as source from './words.ts';

export const invitationWords: typeof source.invitationWords = {
  asked: {
    title: 'حسابك',
    text: 'سنرسل إليك طريقة الدخول إلى حسابك بالبريد الإلكتروني. وفيه ترى شرائح eSIM من أي جهاز.',
    button: 'تسجيل الدخول',
  },
  open: {
    title: 'احفظ شرائح eSIM في حساب',
    text: 'لا يعرفها حتى الآن إلا هذا المتصفح. أنشئ حسابًا لتراها من أي جهاز.',
    button: 'إنشاء حساب',
  },
};

export const signInNeededWords: typeof source.signInNeededWords = {
  title: 'يلزم تسجيل الدخول',
  text: 'سجّل الدخول للوصول إلى لوحة حسابك وشراء باقات eSIM.',
  button: 'تسجيل الدخول',
};

export const resetWords: typeof source.resetWords = {
  sent: 'أُرسلت رسالة إعادة تعيين كلمة المرور. تفقّد بريدك الوارد.',
};
