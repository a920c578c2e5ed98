import type * as source from './verify-email-words.ts';
import { mailLinkWords } from './words.ts';

export const verifyWords: typeof source.verifyWords = {
  meta: { title: 'אימות האימייל', description: 'מראה שהכתובת שייכת לכם.' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: 'התחברו כדי לאמת את האימייל',
    text: 'הקישור פועל אחרי שהתחברתם לחשבון שאליו הוא מיועד. גם איפוס הסיסמה מאמת את הכתובת.',
    signIn: 'התחברות',
    forgot: 'שכחתם את הסיסמה?',
  },
  expired: {
    title: mailLinkWords.dead,
    text: 'פג תוקפו או שחסר חלק ממנו. אנחנו יכולים לשלוח לכם קישור חדש.',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: 'האימייל אומת',
    text: (email) => `כל מה שתרכשו עם ${email} נמצא בחשבון שלכם.`,
    dashboard: 'לאזור האישי',
  },
  otherAccount: {
    title: 'הקישור הזה מיועד לחשבון אחר',
    text: (email) => `אתם מחוברים בתור ${email}. התנתקו, ואז התחברו לחשבון שאליו נשלח הקישור.`,
    signOut: 'התנתקות',
  },
};
