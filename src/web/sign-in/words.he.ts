import type * as source from './words.ts';

export const invitationWords: typeof source.invitationWords = {
  asked: {
    title: 'החשבון שלכם',
    text: 'נשלח לכם באימייל איך נכנסים לחשבון. שם תוכלו לראות את כרטיסי ה-eSIM שלכם מכל מכשיר.',
    button: 'התחברות',
  },
  open: {
    title: 'שמרו את כרטיסי ה-eSIM בחשבון',
    text: 'בינתיים רק הדפדפן הזה מכיר אותם. עם חשבון תוכלו לראות אותם מכל מכשיר.',
    button: 'יצירת חשבון',
  },
};

export const signInNeededWords: typeof source.signInNeededWords = {
  title: 'צריך להתחבר',
  text: 'התחברו כדי להיכנס לאזור האישי ולרכוש חבילות eSIM.',
  button: 'התחברות',
};

export const resetWords: typeof source.resetWords = {
  sent: 'אימייל לאיפוס הסיסמה נשלח. בדקו את תיבת הדואר שלכם.',
};
