import { phrase } from '../../core/phrase.ts';
import type * as source from './faq-words.ts';

export const faqWords: typeof source.faqWords = {
  meta: {
    title: 'الأسئلة الشائعة',
    description:
      'إجابات عن شرائح eSIM للسفر: قبل الشراء، وعند الدفع، وأثناء رحلتك وبعدها، وعن الهواتف التي تعمل عليها.',
  },
  title: 'أسئلة وأجوبة',
  lead: (support) =>
    phrase`كل ما يخص شراء شريحة eSIM وتثبيتها واستخدامها. تحتاج إلى مساعدة الآن؟ انتقل إلى ${support}.`,
  support: 'صفحة الدعم',
  phones: 'هل تعمل على هاتفي؟',
  models: (checker) => phrase`ابحث عن هاتفك في ${checker}، وفيها أكثر من مئة طراز.`,
  checker: 'أداة التحقق من توافق الجهاز',
  notAnswered: {
    title: 'لم تجد جوابك؟',
    text: (address) => phrase`راسلنا على ${address}. نقرأ الرسائل على مدار الساعة.`,
  },
};
