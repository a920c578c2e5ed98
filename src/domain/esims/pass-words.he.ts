import { toPlace } from '../language-words.he.ts';
import type * as source from './pass-words.ts';

export const PASS_STAMPS: typeof source.PASS_STAMPS = {
  preview: null,
  paid: 'שולם',
  ready: 'מוכן להתקנה',
  in_use: null,
  used_up: 'הגלישה נוצלה',
  over: 'הסתיים',
  returned: 'הכסף הוחזר',
};

export const passTitle: typeof source.passTitle = (country, isAdded) =>
  `${isAdded ? 'גלישה' : 'eSIM'} ${toPlace(country)}`;

export const passPlan: typeof source.passPlan = (label, days) => `${label}, ${days}`;
