import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  title: 'بيانات الفاتورة',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  email: 'عنوان البريد الإلكتروني',
  goesThere: (isTopUp) =>
    isTopUp ? 'نرسل الفاتورة إلى هذا العنوان.' : 'نرسل شريحة eSIM ورمز QR إلى هذا العنوان.',
  createAccount: 'إنشاء حساب لحفظ مشترياتك',
  noPassword: 'لا تحتاج إلى كلمة مرور الآن. سنرسل إليك طريقة الدخول بالبريد الإلكتروني.',
  ofAccount: 'عنوان حسابك.',
  other: 'استخدام عنوان بريد إلكتروني آخر',
  otherEmail: 'عنوان بريد إلكتروني بديل',
  goesToBoth: (isTopUp) =>
    isTopUp ? 'نرسل الفاتورة إلى العنوانين.' : 'نرسل شريحة eSIM ورمز QR إلى العنوانين.',
  noMarketing: 'لا أريد رسائل عن باقات مشابهة',
  company: {
    title: 'هل تشتري لشركة؟',
    hint: 'يُطبع كلاهما على الفاتورة.',
    name: 'الشركة',
    vatNumber: 'الرقم الضريبي (VAT)',
  },
  errors: {
    noVatNumber: 'تحقق من الرقم الضريبي (VAT)',
    noName: 'أدخل اسمك الكامل',
    ofAccount: 'هذا هو عنوان حسابك',
  },
};

export const invitationWords: typeof source.invitationWords = {
  title: 'سجّل الدخول للاستفادة من المزايا',
  button: 'إنشاء حساب / تسجيل الدخول',
};
