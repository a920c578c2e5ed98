import { counted } from '../../../domain/language-words.ar.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const faqSearchWords: typeof source.faqSearchWords = {
  search: 'البحث في الأسئلة الشائعة',
  try: 'استرداد، نقطة اتصال، هاتف جديد…',
  none: 'لا توجد نتائج لهذا البحث.',
  found: (entries) =>
    counted(entries, {
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: 'نتائج',
      many: 'نتيجة',
      other: 'نتيجة',
    }),
  show: 'عرض',
  hide: 'إخفاء',
};

export const serviceWords: typeof source.serviceWords = {
  business: {
    name: 'طلبات الشركات',
    way: (reply, page) => phrase`نرد ${reply}. اسألنا في ${page}.`,
    page: 'صفحة الشركات',
  },
  refunds: {
    name: 'استرداد المبلغ',
    within: (time) => `يمكنك استرداده إن لم تُستخدم شريحة eSIM، والمهلة ${time} من الشراء.`,
  },
  language: { name: 'اللغة', which: 'نرد بالإنجليزية.' },
  atHand: { name: 'ما يُرجى ذكره', what: 'أخبرنا برقم طلبك، وطراز هاتفك، والبلد الذي أنت فيه.' },
};

export const contactWords: typeof source.contactWords = {
  mail: {
    name: 'الدعم بالبريد الإلكتروني',
    text: (reply) => `يستغرق الرد الأول ${reply}.`,
  },
  chat: {
    name: 'المحادثة المباشرة',
    unknown: 'متاحة كل يوم',
    isOpen: (until) => `متاحة حتى ${until} بتوقيتك`,
    isClosed: (until) => `مغلقة حتى ${until} بتوقيتك`,
    text: 'يرد عليك شخص حقيقي أثناء انتظارك. وخارج هذه الأوقات، راسلنا بالبريد الإلكتروني.',
    open: 'بدء المحادثة',
    byMail:
      'يرد عليك شخص حقيقي أثناء انتظارك. اطلب محادثة بالبريد الإلكتروني، وسنرسل إليك رابطًا خلال هذه الأوقات.',
    ask: 'طلب محادثة',
    subject: 'محادثة مباشرة',
  },
};
