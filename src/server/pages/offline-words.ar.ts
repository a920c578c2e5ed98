import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: 'المحفوظ على هذا الجهاز',
  offline: 'أنت غير متصل بالإنترنت. هذا ما حفظته.',
  none: {
    title: 'لا شيء محفوظ هنا',
    text: 'افتح طلبك وأنت متصل بالإنترنت واضغط على «احفظها على هذا الهاتف». بعدها يُفتح رمز QR والرموز والخطوات هنا من دون شبكة.',
    open: 'عرض شرائح eSIM',
  },
  unreadable: 'لم يعد بالإمكان فتح هذا. احذفه ثم احفظ شريحة eSIM من جديد عندما تتصل بالإنترنت.',
  remove: 'احذفها من هنا',
  noScript: 'تحتاج هذه الصفحة إلى JavaScript. اسمح به لهذا الموقع.',
};
