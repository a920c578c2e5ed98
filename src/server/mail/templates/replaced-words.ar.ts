import { forPlace } from '../../../domain/language-words.ar.ts';
import type * as source from './replaced-words.ts';

export const replacedWords: typeof source.replacedWords = {
  subject: (country) => `شريحة eSIM الجديدة ${forPlace(country)} جاهزة`,
  preview: 'تحل محل شريحتك السابقة. تجد هنا رمز QR ورموز التفعيل الجديدة.',
  lead: 'استبدلنا شريحة eSIM. احذف القديمة من هاتفك، وثبّت هذه وأنت متصل بشبكة Wi-Fi. لن تدفع شيئًا مقابلها.',
  old: {
    title: 'ماذا عن الشريحة القديمة؟',
    text: 'لم تعد تعمل، أو ستتوقف قريبًا. ولم يعد رمز QR ولا رموزها صالحة للاستخدام.',
  },
  iccid: 'رقم ICCID الجديد',
};
