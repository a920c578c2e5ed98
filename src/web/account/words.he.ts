import { counted } from '../../domain/language-words.he.ts';
import type * as source from './words.ts';

const eSims = (count: number) =>
  counted(count, { one: 'eSIM אחד', two: 'שני כרטיסי eSIM', many: 'כרטיסי eSIM' });

export const ownProfileWords: typeof source.ownProfileWords = {
  list: 'כרטיסי ה-eSIM שלכם',
  ofGuest: { title: 'כרטיסי ה-eSIM שלכם', about: 'נרכשו בדפדפן הזה' },
};

export const joinOfferWords: typeof source.joinOfferWords = {
  offer: (count) =>
    `רכשתם כאן ${eSims(count)} בלי חשבון. ${count === 1 ? 'להוסיף אותו' : 'להוסיף אותם'} לחשבון שלכם?`,
  yes: 'הוספה',
  later: 'לא עכשיו',
  failed: 'שום דבר לא השתנה.',
  joined: {
    title: (count) => `${eSims(count)} ${count === 1 ? 'נוסף' : 'נוספו'} לחשבון שלכם.`,
    text: (count) => `${count === 1 ? 'הוא לא יוצג' : 'הם לא יוצגו'} יותר בדפדפן הזה כשתהיו מנותקים מהחשבון.`,
  },
};

export const forgetDeviceWords: typeof source.forgetDeviceWords = {
  question: 'מכשיר משותף?',
  open: 'הסרת כרטיסי ה-eSIM שלי מהדפדפן הזה',
  title: 'להסיר את כרטיסי ה-eSIM שלכם מהדפדפן הזה?',
  text: 'הדפדפן הזה לא יציג יותר את מה שנרכש כאן. כרטיסי ה-eSIM נשארים שלכם וממשיכים לפעול, וכך גם הקישור הפרטי שבאימייל של כל הזמנה. כאן אי אפשר לבטל את הפעולה הזו.',
  yes: 'הסרה',
  no: 'ביטול',
  failed: 'שום דבר לא הוסר.',
};

export const profileWords: typeof source.profileWords = {
  noName: 'הפרופיל שלכם',
};
