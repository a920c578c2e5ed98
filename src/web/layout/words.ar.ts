import type * as source from './words.ts';

export const layoutWords: typeof source.layoutWords = {
  skip: 'الانتقال إلى المحتوى',
  notice: 'تنبيه',
  sandbox: 'بيئة تجريبية: لا تُدفع أموال حقيقية',
  paused: 'البيع متوقف مؤقتًا',
  missed: 'تعذّر تحميل هذه الصفحة. اختياراتك ما زالت هنا.',
  offline: 'أنت غير متصل بالإنترنت. سنكمل من حيث توقفت.',
};
