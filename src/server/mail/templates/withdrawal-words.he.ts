import { prefixed } from '../../../domain/language-words.he.ts';
import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './withdrawal-words.ts';

export const withdrawalReceivedWords: typeof source.withdrawalReceivedWords = {
  subject: 'בקשתכם לביטול העסקה התקבלה',
  preview: (order, moment) => `הזמנה ${order}, התקבלה ${prefixed('ב', moment)}. שמרו את האימייל הזה.`,
  lead: (moment) => `בקשתכם לביטול העסקה התקבלה ${prefixed('ב', moment)}. שמרו את האימייל הזה כאישור קבלה.`,
  declared: {
    title: 'מה הצהרתם',
    declaration: 'הצהרה',
    text: 'ברצוני לבטל את העסקה של הזמנה זו.',
    name: 'שם',
    confirmedTo: 'האישור יישלח אל',
    received: 'התקבלה',
  },
  next: `נבטל את החבילה, אלא אם היא הופעלה או נעשה בה שימוש, ונשלח לכם אימייל כשהכסף יהיה בדרך. ${withdrawalPromise.money} אל תשתמשו בחבילה.`,
  wasNotYou: 'זה לא הייתם אתם? השיבו מיד לאימייל הזה.',
};
