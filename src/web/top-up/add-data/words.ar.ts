import { forPlace } from '../../../domain/language-words.ar.ts';
import { phrase } from '../../core/phrase.ts';
import { linkWords } from '../../core/words.ts';
import type * as source from './words.ts';

export const addDataWords: typeof source.addDataWords = {
  buy: (charge) => `متابعة • ${charge}`,
  onto: (country, iccid) =>
    phrase`تُضاف إلى شريحة eSIM لرحلتك إلى ${country}، ICCID …\u2060${iccid}. لا تحتاج إلى تثبيت شيء.`,
};

export const topUpListWords: typeof source.topUpListWords = {
  name: (place) => `باقات ${place} التي تناسب شريحة eSIM هذه`,
  more: 'عرض المزيد من الباقات',
  nothing: {
    title: (place) => `لا توجد باقة ${forPlace(place)} تناسب شريحة eSIM هذه`,
    text: 'اختر وجهة أخرى، أو اشترِ شريحة eSIM جديدة لهذه الوجهة.',
  },
  refused: 'لا يمكنك إضافة بيانات',
  failed: 'تعذّر تحميل الباقات',
  all: 'عرض كل الباقات',
};

export const topUpRowWords: typeof source.topUpRowWords = {
  sameAgain: linkWords.sameAgain,
};

export const topUpPlaceWords: typeof source.topUpPlaceWords = {
  name: 'الوجهة',
  chosen: (place) => phrase`باقات ${place}`,
  change: 'تغيير',
  changeName: 'تغيير الوجهة',
  back: (own) => `العودة إلى ${own}`,
};
