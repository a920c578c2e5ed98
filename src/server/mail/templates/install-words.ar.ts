import type * as source from './install-words.ts';

export const installWords: typeof source.installWords = {
  onIphone: 'التثبيت على iPhone',
  onAndroid: 'التثبيت على Android',
  note: 'افتح هذه الرسالة على الهاتف الذي ستسافر به. يحتاج iPhone إلى iOS 17.4 أو أحدث، وبعض هواتف Android تحتاج إلى رمز QR.',
  picture: {
    title: 'هل تقرأ هذا على شاشة أخرى؟',
    text: (file) =>
      `امسح الرمز (مرفق أيضًا باسم ${file}) بكاميرا الهاتف الذي يحتاج إلى شريحة eSIM. يعمل الرمز مرة واحدة، فأبقِ الشريحة على هاتفك حتى تنتهي رحلتك.`,
    alt: 'رمز QR الذي يثبّت شريحة eSIM',
  },
  codes: {
    title: 'أو أدخل الرموز يدويًا',
    address: 'عنوان \u2066SM-DP+\u2069',
    activation: 'رمز التفعيل',
    confirmation: 'رمز التأكيد',
    both: 'الرمزان معًا، للهواتف ذات الحقل الواحد',
  },
};
