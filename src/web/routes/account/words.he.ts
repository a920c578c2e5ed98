import type * as source from './words.ts';

export const noScriptWords: string =
  'העמוד הזה דורש JavaScript. הקישור ל-eSIM שבאימייל של כל הזמנה פועל גם בלי זה.';

export const mailLinkWords: typeof source.mailLinkWords = {
  checking: 'בודקים את הקישור…',
  dead: 'הקישור הזה כבר לא עובד',
  half: {
    title: 'חסר חלק מהקישור',
    text: 'פתחו את הקישור המלא מהאימייל שלנו, או בקשו קישור חדש.',
  },
};
