import type * as source from './replaced-words.ts';

export const replacedWords: typeof source.replacedWords = {
  subject: (country) => `شريحة eSIM الجديدة في ${country} جاهزة`,
  preview: 'تحل محل شريحتك السابقة. تجد هنا رمز QR ورموز التفعيل الجديدة.',
  lead: 'استبدلنا شريحة eSIM. احذف القديمة من هاتفك، وثبّت هذه وأنت متصل بشبكة Wi-Fi. لن تدفع شيئًا مقابلها.',
  old: {
    title: 'ماذا عن الشريحة القديمة؟',
    text: 'لم تعد تعمل، أو ستتوقف قريبًا. رمز QR ورموزها لم تعد تنفع.',
  },
  iccid: 'رقم ICCID الجديد',
};
