import type * as source from './words.ts';

export const SERVICE: { readonly [Key in keyof typeof source.SERVICE]: string } = {
  mailHours: 'على مدار الساعة، كل يوم',
  chatHours: 'من 09:00 إلى 18:00 بتوقيت المحيط الهادئ',
  /** After 'يستغرق الرد الأول'. */
  firstReply: 'ساعتين في المتوسط، وعدة ساعات عند الازدحام',
  businessReply: 'خلال يوم عمل واحد',
};

export const taxesIn: typeof source.taxesIn = (chargesTax) =>
  chargesTax ? 'الضرائب مشمولة.' : 'لا تُحصَّل ضريبة قيمة مضافة ولا ضريبة مبيعات.';
