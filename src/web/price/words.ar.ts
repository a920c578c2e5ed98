import type * as source from './words.ts';

export const ticketWords: typeof source.ticketWords = {
  data: 'البيانات',
  validity: 'الصلاحية',
  coverage: 'التغطية',
  price: 'سعر الباقة',
  code: (code) => `الرمز ${code}`,
  reverseCharge: 'ضريبة القيمة المضافة (الاحتساب العكسي)',
  total: 'الإجمالي',
  currency: (code) => code,
};

export const summaryWords: typeof source.summaryWords = {
  title: 'ملخص الطلب',
  onto: 'تُضاف إلى',
  ontoEsim: (iccid) => `eSIM …${iccid}`,
  starts: 'تبدأ',
  ends: 'تنتهي',
  taxes: 'الضرائب ورسوم الخدمة',
  included: 'مشمولة',
  untaxed: 'لا تُحصَّل ضريبة قيمة مضافة ولا ضريبة مبيعات.',
  speed: (speeds) => `السرعة: ${speeds ?? 'غير معروفة'}`,
  speedNote: (line, country) =>
    country === null ? `${line}.` : `${line}. تبدأ الأيام عند أول استخدام في ${country}.`,
};

export const planLineWords: typeof source.planLineWords = {
  fullSpeed: (gigabytes, slower) => `\u2066${gigabytes}\u00A0GB\u2069 في اليوم بالسرعة الكاملة، ثم ${slower}`,
  startsIn: (place) => `تبدأ عند أول استخدام في ${place}`,
};
