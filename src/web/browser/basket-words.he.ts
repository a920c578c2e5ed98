import { counted, toPlace } from '../../domain/language-words.he.ts';
import type * as source from './basket-words.ts';

const inPlans = (plans: number) => counted(plans, { one: 'חבילה אחת', two: 'שתי חבילות', many: 'חבילות' });

export const basketWords: typeof source.basketWords = {
  add: 'הוספת עוד חבילה',
  addOf: (plan) => `הוספת עוד חבילה: ${plan}`,
  inBasket: (plans) => `${inPlans(plans)} בסל שלכם`,
  full: 'בסל יש מקום ל-10 חבילות. שלמו עליהן והתחילו סל חדש.',
  checkOut: 'לתשלום',
  plans: (plans) => inPlans(plans),
  one: (plan) => `אחת פחות: ${plan}`,
  removeOf: (plan) => `הסרת ${plan}`,
  onto: (place) => `נוספת ל-eSIM ${toPlace(place)}`,
  each: 'לכל חבילה יש eSIM משלה.',
  another: 'הוספת חבילה ליעד אחר',
  changed: (plans) => `${inPlans(plans)} ברכישה הזו`,
};
