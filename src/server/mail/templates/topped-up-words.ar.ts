import type * as source from './topped-up-words.ts';

export const toppedUpWords: typeof source.toppedUpWords = {
  subject: (country) => `أُضيفت باقة ${country} إلى شريحة eSIM`,
  preview: 'ليس هناك ما تثبّته. تبدأ الباقة تلقائيًا.',
  lead: (starts) => `ليس هناك ما تثبّته. الباقة الجديدة على شريحة eSIM في هاتفك من الآن. ${starts}`,
  startsBehind: 'تبدأ عندما تنتهي الأولى.',
  startsAfter: (moment) => `تبدأ بعد ${moment}، عندما تنتهي الباقة نفسها على شريحة eSIM هذه.`,
  advice: {
    title: 'معلومة مفيدة',
    text: 'أبقِ شريحة eSIM على هاتفك وتجوال البيانات مفعّلًا.',
  },
  iccid: 'أُضيفت إلى رقم ICCID',
};
