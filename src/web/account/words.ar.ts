import { counted } from '../../domain/language-words.ar.ts';
import type * as source from './words.ts';

/** As the object of a verb or after a preposition. */
const eSims = (count: number) =>
  counted(count, {
    one: 'شريحة eSIM واحدة',
    two: 'شريحتَي eSIM',
    few: 'شرائح eSIM',
    many: 'شريحة eSIM',
    other: 'شريحة eSIM',
  });

export const ownProfileWords: typeof source.ownProfileWords = {
  list: 'شرائح eSIM لديك',
  ofGuest: { title: 'شرائح eSIM لديك', about: 'ما اشتريته في هذا المتصفح' },
};

export const joinOfferWords: typeof source.joinOfferWords = {
  offer: (count) =>
    `اشتريت هنا ${eSims(count)} من دون حساب. هل تريد ${count === 2 ? 'إضافتهما' : 'إضافتها'} إلى حسابك؟`,
  yes: 'إضافة',
  later: 'ليس الآن',
  failed: 'لم يتغيّر شيء.',
  joined: {
    title: (count) => `أضفنا ${eSims(count)} إلى حسابك.`,
    text: (count) =>
      `لن تظهر ${count === 1 ? 'الشريحة' : count === 2 ? 'الشريحتان' : 'الشرائح'} في هذا المتصفح بعد تسجيل خروجك.`,
  },
};

export const forgetDeviceWords: typeof source.forgetDeviceWords = {
  question: 'هل هذا جهاز مشترك؟',
  open: 'إزالة شرائح eSIM من هذا المتصفح',
  title: 'هل تريد إزالة شرائح eSIM من هذا المتصفح؟',
  text: 'لن يعرض هذا المتصفح ما اشتُري هنا. تبقى شرائح eSIM ملكك وتستمر في العمل، ويبقى الرابط الخاص في رسالة كل طلب صالحًا. لا يمكنك التراجع عن ذلك هنا.',
  yes: 'إزالة',
  no: 'إلغاء',
  failed: 'لم يُزَل أي شيء.',
};

export const profileWords: typeof source.profileWords = {
  noName: 'ملفك الشخصي',
};
