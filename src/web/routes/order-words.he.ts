import { toPlace } from '../../domain/language-words.he.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  description: 'עמוד פרטי עם הזמנה אחת וה-eSIM שלה.',
  what: (number, country, isTopUp) =>
    `הזמנה \u2066${number}\u2069, ${isTopUp ? 'גלישה' : 'eSIM'} ${toPlace(country)}`,
  aside: 'הזמנה',
  isPrivate: 'כל מי שיש לו את הקישור הזה יכול לראות את ההזמנה. שמרו אותו לעצמכם.',
  missing: {
    title: 'ההזמנה לא נמצאה',
    text: 'לא מצאנו את ההזמנה הזו. פתחו אותה מהקישור שבאימייל האישור.',
  },
  help: 'לקבלת עזרה',
  failed: {
    title: 'לא הצלחנו לטעון את ההזמנה',
    text: 'שום דבר שרכשתם לא נפגע. בדקו את החיבור ונסו שוב.',
  },
  again: 'ניסיון נוסף',
};
