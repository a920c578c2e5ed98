import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'تعمل هواتف iPhone XR وXS والأحدث إن لم تكن مقفلة. تحقق من طرازك';
    case 'ipad':
      return 'قد يعمل iPad الذي يدعم البيانات الخلوية. تحقق من طرازك';
    case 'listed':
      return phone.isSome
        ? `يعمل \u2066${phone.name}\u2069 إن لم يكن مقفلًا. تحقق من نسختك`
        : `نعم، يعمل \u2066${phone.name}\u2069 إن لم يكن مقفلًا`;
    case 'takes':
      return `يعمل هاتف \u2066${phone.line}\u2069 هذا إن لم يكن مقفلًا. تحقق من نسختك`;
    case 'takes_none':
      return `لا يدعم هاتف \u2066${phone.line}\u2069 هذا eSIM. تحقق من طرازك`;
    case 'android':
      return 'لا يمكننا معرفة ذلك من هنا. تحقق من طرازك';
    case 'no_phone':
      return 'تحقق من الهاتف الذي ستسافر به';
  }
};
