import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: 'ثبّت شريحة eSIM',
  wifi: 'يحتاج هاتفك إلى شبكة Wi‑Fi أثناء التثبيت. بعد ذلك لن تحتاج إلى شيء من هنا.',
  used: 'ثُبّتت شريحة eSIM هذه، لذلك حُذفت رموزها من هنا. فهي تعمل مرة واحدة فقط.',
  anotherScreen: 'على شاشة أخرى',
  arrival: 'عند الوصول',
  trouble: 'لا يوجد اتصال؟',
  apn: {
    name: 'APN',
    automatic: 'يضبطه هاتفك تلقائيًا.',
    byHand: 'أدخله في إعدادات شريحة eSIM هذه إذا لم يعمل الاتصال.',
    unknown: 'تضبطه معظم الهواتف تلقائيًا. إذا طلبه هاتفك فراسلنا.',
  },
  facts: 'باقتك',
  iccid: 'ICCID',
  left: 'البيانات المتبقية',
  read: (date) => `كما في ${date}`,
  kept: (date) => `حُفظت في ${date}.`,
  until: (date) => `ستُحذف من هنا في ${date}.`,
  help: 'المساعدة',
  write: 'راسلنا مع رقم طلبك عندما تتصل بالإنترنت.',
  chat: 'افتح المحادثة',
  remove: 'احذفها من هنا',
  removeQuestion: 'لا يمكنك استعادتها من دون شبكة.',
  yes: 'احذف',
  no: 'أبقِها',
};
