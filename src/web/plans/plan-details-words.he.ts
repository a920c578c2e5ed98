import { inDays, inPlace } from '../../domain/language-words.he.ts';
import { listed } from '../core/words.ts';
import type * as source from './plan-details-words.ts';

export const planDetailsWords: typeof source.planDetailsWords = {
  title: 'פרטי החבילה',
  unlimited: 'גלישה ללא הגבלה',
  planPrice: (price) => `מחיר החבילה ${price}`,
  unitPrice: (price, unit) => (unit === 'day' ? `${price} ליום` : `${price} ל-${unit}`),
  buy: 'לרכישת החבילה הזו',
  signInToBuy: 'להתחברות ולרכישה',
  country: 'מדינה',
  duration: 'משך',
  network: 'רשת',
  autoStart: { name: 'הפעלה אוטומטית', on: 'פעילה', off: 'כבויה' },
  description: 'תיאור מאת הספק',
  summary: 'תמצית החוזה',
  type: 'סוג החבילה',
  /** The groups are the wholesaler's own, in English. */
  typeOf: (groups) =>
    groups
      .map((group) =>
        group
          .replace(/^Standard /, '')
          .replace(/^Unlimited\b/, 'ללא הגבלה')
          .replace(/^Fixed$/, 'נפח קבוע')
          .replace(/^Long Duration$/, 'לטווח ארוך'),
      )
      .join(', '),
};

export const planFactsWords: typeof source.planFactsWords = {
  title: 'מה מקבלים בפועל',
  unsaid: (what) => `הספק שלנו לא מציין: ${listed(what)}.`,
  daysStart: {
    name: 'תחילת התקופה',
    unsaid: 'מתי התקופה מתחילה',
    firstUse: (place) => `בשימוש הראשון ${inPlace(place)}`,
    purchase: 'ברכישה',
  },
  hotspot: { name: 'נקודה חמה', unsaid: 'נקודה חמה', yes: 'מותרת', no: 'לא מותרת' },
  topUp: { name: 'תוספת גלישה', unsaid: 'תוספת גלישה', yes: 'כן, באותו eSIM', no: 'לא' },
  idCheck: { name: 'אימות זהות', unsaid: 'אימות זהות', yes: 'נדרש', no: 'לא נדרש' },
  unsaidSpeeds: 'מהירויות',
  shelfLife: {
    name: 'להתקין בתוך',
    unsaid: 'כמה זמן אפשר לחכות עם ההתקנה',
    days: (days) => inDays(days),
  },
  fullSpeed: (amount) => `${amount} ביום`,
  atFullSpeed: (fast) => (fast.length > 0 ? `במהירות מלאה של ${fast.join(' או ')}` : 'במהירות המלאה של הרשת'),
  slowSpeed: (speed) => `ואז ${speed}`,
  atSlowSpeed: (use) => `${use}, עד לאיפוס אחרי 24 שעות`,
};
