import type * as source from './words.ts';

export const noScriptWords: string =
  'تحتاج هذه الصفحة إلى JavaScript. أما الرابط إلى شريحة eSIM في رسالة كل طلب فيعمل من دونه.';

export const mailLinkWords: typeof source.mailLinkWords = {
  checking: 'جارٍ التحقق من الرابط…',
  dead: 'لم يعد هذا الرابط يعمل',
  half: {
    title: 'ينقص هذا الرابط جزء',
    text: 'افتح الرابط كاملًا من رسالتنا، أو اطلب رابطًا جديدًا.',
  },
};
