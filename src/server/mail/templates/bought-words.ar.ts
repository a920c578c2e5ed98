import { ofDays, ofHours } from '../../../domain/language-words.ar.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import type * as source from './bought-words.ts';

export const boughtWords: typeof source.boughtWords = {
  starts: (days, country) => `تبدأ مدة باقتك (${ofDays(days)}) عند أول اتصال لهاتفك بالإنترنت في ${country}.`,
  isValid: (days) => `باقتك صالحة لمدة ${ofDays(days)}.`,
  rows: {
    price: 'سعر الباقة',
    code: (code) => `رمز الخصم ${code}`,
    speed: 'السرعة',
  },
  summary: 'ملخص العقد',
  speed: (gigabytes, speed) => `\u2066${gigabytes}\u00A0GB\u2069 في اليوم بالسرعة الكاملة، ثم ${speed}`,
  total: 'إجمالي المدفوع',
  declared: (begin, ends) => `أقررت عند الدفع: «${begin}» و«${ends}».`,
  refund: {
    eSIM: (hours) =>
      `هل غيّرت رأيك؟ يمكنك استرداد كامل المبلغ خلال ${formatHours(hours, ofHours, ofDays)} إن لم تُفعَّل شريحة eSIM ولم تُستخدم.`,
    plan: (hours) =>
      `هل غيّرت رأيك؟ يمكنك استرداد كامل المبلغ خلال ${formatHours(hours, ofHours, ofDays)} إن لم تُستخدم الباقة.`,
  },
};
