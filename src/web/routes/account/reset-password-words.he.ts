import type * as source from './reset-password-words.ts';
import { mailLinkWords } from './words.ts';

export const resetWords: typeof source.resetWords = {
  meta: { title: 'איפוס סיסמה', description: 'בחירת סיסמה חדשה.' },
  loading: 'טוענים…',
  refused: {
    title: mailLinkWords.dead,
    text: 'פג תוקפו או שכבר נעשה בו שימוש. כל קישור עובד פעם אחת, לזמן מוגבל.',
  },
  incomplete: mailLinkWords.half,
  newLink: 'שליחת קישור חדש',
  done: {
    title: 'הסיסמה שונתה',
    text: 'כל המכשירים שלכם נותקו. התחברו עם הסיסמה החדשה.',
    signIn: 'התחברות',
  },
};
