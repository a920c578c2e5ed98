import type * as source from './words.ts';

export const bundleLabels: typeof source.bundleLabels = {
  active: 'פעילה',
  queued: 'ממתינה',
  processing: 'בהכנה',
  depleted: 'נוצלה',
  expired: 'הסתיימה',
  lapsed: 'פג תוקפה',
  revoked: 'בוטלה',
  unknown: 'לא ידוע',
};

export const bundleMessages: typeof source.bundleMessages = {
  active: null,
  queued: 'עדיין לא הייתה בשימוש. התקופה מתחילה בחיבור הראשון.',
  processing: 'הרשת מכינה את החבילה הזו. בינתיים אפשר להתקין אותה.',
  depleted: 'כל הגלישה נוצלה.',
  expired: 'תקופת החבילה הזו הסתיימה.',
  lapsed: 'החבילה הזו לא הייתה בשימוש, ותוקפה פג.',
  revoked: 'החבילה הזו בוטלה ברשת.',
  unknown: null,
};
