import type * as source from './address-changed-words.ts';

export const addressChangedWords: typeof source.addressChangedWords = {
  subject: 'להזמנה שלכם יש כתובת אימייל חדשה',
  preview: (order) => `הזמנה ${order}. אם לא ביקשתם את זה, השיבו מיד לאימייל הזה.`,
  lead: 'צוות התמיכה שלנו שינה את כתובת האימייל של ההזמנה שלכם, לפי בקשה שקיבלנו.',
  changed: { title: 'מה השתנה', addresses: 'האימיילים נשלחים עכשיו אל' },
  means: {
    title: 'מה זה אומר',
    text: 'מעכשיו כל אימייל על ההזמנה הזו, גם על החזר כספי, יגיע לכתובת החדשה. זה האימייל האחרון שיגיע אליכם לכאן.',
  },
  wasNotYou: 'לא ביקשתם את זה? השיבו מיד לאימייל הזה.',
};
