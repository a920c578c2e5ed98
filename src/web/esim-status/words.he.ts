import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const dataLeftWords: typeof source.dataLeftWords = {
  left: (amount) => `נותרו ${amount}`,
  unused: (amount) => `לא נוצלו ${amount}`,
  of: (left, all) => phrase`${left} מתוך ${all}`,
  ofToday: (amount) => `${amount} להיום`,
  low: 'הגלישה עומדת להיגמר. זה הזמן להוסיף.',
  spent: 'הוסיפו גלישה כדי לחזור לאינטרנט.',
  read: (ago) => phrase`עודכן ${ago}`,
  readAtFullSpeed: (ago) => phrase`במהירות מלאה, עודכן ${ago}`,
};

export const statusLabels: typeof source.statusLabels = {
  purchased: 'נרכש',
  active: 'פעיל',
  cancelled: 'בוטל',
  expired: 'פג תוקף',
  depleted: 'נוצל',
};

export const statusWords: typeof source.statusWords = {
  failed: 'לא הצלחנו לקבל את מצב החבילה',
  offline: 'שגיאת רשת בזמן קבלת מצב החבילה',
};
