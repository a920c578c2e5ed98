import { forPlace } from '../../domain/language-words.ar.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const topUpStartWords: typeof source.topUpStartWords = {
  alone: {
    behind: 'عندما تنتهي الأولى',
    firstUse: 'عند أول استخدام',
    after: (moment) => phrase`بعد ${moment}، عندما تنتهي الباقة نفسها على شريحة eSIM هذه`,
  },
  it: {
    behind: 'تبدأ الباقة عندما تنتهي الأولى.',
    firstUse: 'تبدأ الباقة عند أول استخدام.',
    after: (moment) => phrase`تبدأ الباقة بعد ${moment}، عندما تنتهي مثيلتها على شريحة eSIM هذه.`,
  },
  brief: {
    behind: 'تبدأ عندما تنتهي الأولى',
    firstUse: 'تبدأ عند أول استخدام',
    after: (day) => phrase`تبدأ بعد ${day}`,
  },
};

export const topUpTimesWords: typeof source.topUpTimesWords = {
  end: (days, lapses) => phrase`مدتها ${days} من بدايتها. إذا لم تستخدمها قط، تنقضي مهلتها في ${lapses}.`,
  endOfFirst: (days) => `${days} من أول استخدام`,
  endOfNext: (days) => `${days} من بدايتها`,
};

export const topUpNoteWords: typeof source.topUpNoteWords = {
  loading: 'جارٍ تحميل صفحة الدفع الآمن…',
  fits: {
    title: (country, iccid) => `تُضاف إلى شريحة eSIM ${forPlace(country)}، ICCID …${iccid}`,
    text: 'لا تحتاج إلى تثبيت شيء.',
  },
  refused: {
    title: 'لا يمكن إضافة هذه الباقة',
    newEsim: 'شراؤها مع eSIM جديدة',
  },
  failed: 'تعذّر التحقق من ملاءمة هذه الباقة',
  notCharged: 'لم يُخصم أي مبلغ.',
};
