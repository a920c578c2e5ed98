import type * as source from './components-words.ts';

export const componentsWords: typeof source.componentsWords = {
  meta: { title: 'المكوّنات', description: 'كل مكوّن في حالاته، في اليوم والليلة.' },
  day: 'يوم',
  night: 'ليلة',
  sample: 'Simport',
  large: 'كبير',
  busy: 'مشغول',
  off: 'معطّل',
  alert: 'رُفضت بطاقتك.',
  text: 'لم يُخصم أي مبلغ. جرّب بطاقة أخرى أو ادفع عبر PayPal.',
  field: 'عنوان البريد الإلكتروني',
  wrong: 'أدخل عنوان بريد إلكتروني صالحًا',
  beside: 'تطبيق',
  question: 'متى أثبّت شريحة eSIM؟',
  show: 'إظهار',
  hide: 'إخفاء',
  open: 'فتح لوحة',
};
