import type * as source from './words.ts';

export const cardFieldWords: typeof source.cardFieldWords = {
  name: 'بيانات البطاقة',
  loading: 'جارٍ تحميل نموذج البطاقة…',
  failed: 'تعذّر تحميل نموذج البطاقة.',
  otherWays: (other) =>
    `ربما تحجب أداة حظر الإعلانات أو شبكتك خدمة Stripe التي تعالج مدفوعات البطاقات لدينا. ${other ? `يعمل ${other} من دونها.` : 'أوقف الحظر لهذه الصفحة، أو استخدم متصفحًا آخر أو شبكة أخرى.'}`,
  complete: 'بيانات البطاقة مكتملة',
  incomplete: 'أدخل بيانات البطاقة كاملة',
  who: 'تتولى Stripe الدفع، ولا نرى رقم بطاقتك أبدًا.',
};

export const methodWords: typeof source.methodWords = {
  title: 'تفاصيل الدفع',
  card: 'بطاقة ائتمان أو خصم',
  cards: 'Visa وMastercard وAmerican Express',
  elsewhereHint: (name) => `يفتح ${name} صفحته الخاصة، ثم يعيدك إلى هنا.`,
  paypalHint: 'يفتح PayPal في نافذته الخاصة، ثم يعيدك إلى هنا.',
  currency: 'العملة',
  notIn: (name, currency) => `لا يقبل ${name} الدفع بعملة ${currency}. ادفع بالبطاقة.`,
};

export const paypalFieldWords: typeof source.paypalFieldWords = {
  loading: 'جارٍ تحميل PayPal…',
  failed: {
    title: 'تعذّر تحميل PayPal.',
    text: 'حاول مرة أخرى أو ادفع بالبطاقة.',
  },
};

export const saveCardWords: typeof source.saveCardWords = {
  label: 'حفظ هذه البطاقة للمرة القادمة',
  hint: 'تحتفظ بها Stripe، شركة معالجة البطاقات التي نتعامل معها، ولا نرى منها إلا آخر أربعة أرقام. لا يُخصم منها إلا عندما تضغط على زر الشراء. يمكنك إزالتها من لوحة حسابك في أي وقت.',
};

export const savedCardWords: typeof source.savedCardWords = {
  name: 'اختيار البطاقة',
  other: 'استخدام بطاقة أخرى',
};
