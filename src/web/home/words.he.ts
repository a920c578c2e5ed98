import { counted } from '../../domain/language-words.he.ts';
import type * as source from './words.ts';

const inDestinations = (count: number) => counted(count, { one: 'יעד אחד', two: 'שני יעדים', many: 'יעדים' });

export const activeWords: typeof source.activeWords = {
  title: 'כל אור הוא מקום לנחות בו',
  lead: (destinations) => `יש עכשיו חבילות עבור ${inDestinations(destinations)}.`,
  map: (destinations) => `מפת העולם עם אור בכל יעד (${destinations})`,
};

export const popularWords: typeof source.popularWords = {
  title: 'יעדים פופולריים',
  viewAll: 'לכל המדינות',
  loading: 'טוענים מחירים…',
  lost: { title: 'טעינת המחירים נכשלה', again: 'ניסיון נוסף' },
  garbled: { title: 'עיבוד הנתונים של המדינות נכשל', again: 'ניסיון נוסף' },
  none: { title: 'אי אפשר לטעון כרגע את המחירים למדינות.', again: 'טעינה מחדש' },
  noPrices: 'לא הצלחנו לטעון מחירים. אפשר עדיין לחפש את היעד שלכם למעלה.',
};

export const cardWords: typeof source.cardWords = {
  unlimited: 'ללא הגבלה',
  getStarted: 'לבחירת חבילה',
  getStartedWith: (country) => `לבחירת חבילה: ${country}`,
  from: 'החל במחיר של',
  noUnlimited: 'אין חבילות ללא הגבלה',
  noPlans: 'אין חבילות',
};

export const phoneWords: typeof source.phoneWords = {
  picture: 'טלפון עם eSIM פעיל ליפן, שנותרו בו \u20666.2\u2069 מתוך \u206610 GB\u2069 ו-18 ימים',
  landed: 'נחתתם בטוקיו',
  on: 'ה-eSIM ליפן פעיל',
};
