import { counted, forPlace } from '../../domain/language-words.ar.ts';
import type * as source from './basket-words.ts';

const inPlans = (plans: number) =>
  counted(plans, { one: 'باقة واحدة', two: 'باقتان', few: 'باقات', many: 'باقة', other: 'باقة' });

export const basketWords: typeof source.basketWords = {
  add: 'إضافة باقة أخرى',
  addOf: (plan) => `إضافة باقة أخرى: ${plan}`,
  inBasket: (plans) => `${inPlans(plans)} في سلتك`,
  full: 'تتسع السلة لـ 10 باقات. أتمّ الشراء ثم ابدأ سلة جديدة.',
  checkOut: 'إتمام الشراء',
  plans: (plans) => inPlans(plans),
  one: (plan) => `إنقاص واحدة: ${plan}`,
  removeOf: (plan) => `إزالة ${plan}`,
  onto: (place) => `تُضاف إلى شريحة eSIM ${forPlace(place)}`,
  each: 'لكل باقة شريحة eSIM خاصة بها.',
  another: 'إضافة باقة لوجهة أخرى',
  changed: (plans) => `${inPlans(plans)} في عملية الشراء هذه`,
};
