import { toPlace } from '../../domain/language-words.he.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const topUpStartWords: typeof source.topUpStartWords = {
  alone: {
    behind: 'כשהראשונה תסתיים',
    firstUse: 'בשימוש הראשון בה',
    after: (moment) => phrase`אחרי ${moment}, כשתסתיים אותה חבילה ב-eSIM הזה`,
  },
  it: {
    behind: 'החבילה תתחיל כשהראשונה תסתיים.',
    firstUse: 'החבילה תתחיל בשימוש הראשון בה.',
    after: (moment) => phrase`החבילה תתחיל אחרי ${moment}, כשתסתיים אותה חבילה ב-eSIM הזה.`,
  },
  brief: {
    behind: 'תתחיל כשהראשונה תסתיים',
    firstUse: 'תתחיל בשימוש הראשון בה',
    after: (day) => phrase`תתחיל אחרי ${day}`,
  },
};

export const topUpTimesWords: typeof source.topUpTimesWords = {
  end: (days, lapses) => phrase`היא תסתיים כעבור ${days}. אם לא תשתמשו בה כלל, תוקפה יפוג ב-${lapses}.`,
  endOfFirst: (days) => `${days} אחרי השימוש הראשון בה`,
  endOfNext: (days) => `${days} אחרי שתתחיל`,
};

export const topUpNoteWords: typeof source.topUpNoteWords = {
  loading: 'עמוד התשלום המאובטח נטען…',
  fits: {
    title: (country, iccid) => `החבילה תתווסף ל-eSIM שלכם ${toPlace(country)}, ICCID …${iccid}`,
    text: 'אין מה להתקין.',
  },
  refused: {
    title: 'אי אפשר להוסיף את החבילה הזו',
    newEsim: 'לרכישה עם eSIM חדש',
  },
  failed: 'לא הצלחנו לבדוק אם החבילה הזו מתאימה',
  notCharged: 'לא בוצע חיוב.',
};
