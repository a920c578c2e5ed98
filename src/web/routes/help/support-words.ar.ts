import { phrase } from '../../core/phrase.ts';
import type * as source from './support-words.ts';

export const supportWords: typeof source.supportWords = {
  meta: {
    title: 'الدعم',
    description:
      'تحدّث مع شخص من فريقنا بالبريد الإلكتروني أو المحادثة المباشرة، واعثر على أجوبة الأسئلة الشائعة.',
  },
  title: 'الدعم',
  lead: 'واجهت مشكلة قبل رحلتك أو أثناءها أو بعدها؟ سيجيبك شخص حقيقي.',
  service: 'وعدنا لك',
  questions: 'الأسئلة الشائعة',
  more: {
    text: (faq, guide) => phrase`تجد إجابات أخرى في ${faq}، وكل خطوة على هاتفك في ${guide}.`,
    faq: 'صفحة الأسئلة الشائعة',
    guide: 'دليل التثبيت',
  },
};
