import type * as source from './words.ts';

export const otherBrands: string = 'علامات أخرى';

export const firstModels: typeof source.firstModels = {
  ipad: 'iPad (الجيل السابع)',
  ipadMini: 'iPad mini (الجيل الخامس)',
  ipadAir: 'iPad Air (الجيل الثالث)',
  ipadPro: 'iPad Pro مقاس 11 بوصة',
};

export const lineExceptions: typeof source.lineExceptions = {
  iphone:
    'النسخ المبيعة في البر الصيني لا تدعمها، باستثناء iPhone Air، ولا تدعمها أيضًا معظم النسخ المبيعة في هونغ كونغ وماكاو.',
  ipad: 'الطرازات التي لا تتصل بشبكات الهاتف لا تدعمها، وكذلك النسخ المبيعة في البر الصيني.',
  pixel: 'نسخ Pixel 3 و3a التي باعها بعض المشغّلين، أو المبيعة في بعض البلدان، لا تدعمها للسفر.',
  galaxy:
    'النسخ المبيعة في البر الصيني أو هونغ كونغ أو تايوان، والنسخ الأقدم من الولايات المتحدة أو كوريا، قد لا تدعمها.',
  oneplus: 'النسخ المبيعة في البر الصيني لا تدعمها.',
};

export const deviceAnswerTexts: typeof source.deviceAnswerTexts = {
  unsure: {
    what: 'بعض نسخه فقط تدعم eSIM',
    why: 'للتأكد، ابحث عن «إضافة eSIM» في إعداداته.',
  },
  yes: 'نعم، إن لم يكن مقفلًا على شبكة',
  every: (line, except) => `كل أجهزة ${line} تدعم eSIM. ${except}`,
  since: (line, first, except) => `كل أجهزة ${line} منذ ${first} تدعم eSIM. ${except}`,
  no: 'لا',
  first: (line, first) => `أول جهاز ${line} يدعم eSIM هو ${first}.`,
};

export const compatibilityAnswers: typeof source.compatibilityAnswers = {
  galaxyS10: 'لا. هواتف Samsung الداعمة تبدأ من Galaxy S20.',
  iphone10: 'لا. هاتف iPhone 10 (X) لا يدعم eSIM. هواتف iPhone الداعمة تبدأ من XR وXS.',
  p40ProPlus: 'لا. يدعم P40 وP40 Pro شريحة eSIM، أما \u2066P40\u00A0Pro+\u2069 فلا.',
  xiaomi12t: 'لا، لكن Xiaomi 12T Pro يدعمها.',
  yes: 'نعم، يدعمها.',
};
