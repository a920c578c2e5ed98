import type * as source from './words.ts';

export const pageFailureWords: typeof source.pageFailureWords = {
  title: 'تعذّر تحميل هذه الصفحة',
  text: 'حدث خطأ لدينا أو في الاتصال. مشترياتك لم تتأثر.',
  home: 'الصفحة الرئيسية',
};

export const brokenPageWords: typeof source.brokenPageWords = {
  title: 'تعذّر تحميل هذه الصفحة',
  description: 'حدث خطأ أثناء التحميل.',
};
