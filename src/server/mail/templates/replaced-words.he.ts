import { toPlace } from '../../../domain/language-words.he.ts';
import type * as source from './replaced-words.ts';

export const replacedWords: typeof source.replacedWords = {
  subject: (country) => `ה-eSIM החדש שלכם ${toPlace(country)} מוכן`,
  preview: 'הוא מחליף את הקודם. קוד ה-QR וקודי ההפעלה החדשים נמצאים כאן.',
  lead: 'החלפנו את ה-eSIM שלכם. מחקו את הישן מהטלפון, והתקינו את החדש כשיש לכם Wi-Fi. אין צורך לשלם עליו.',
  old: {
    title: 'מה עם הישן?',
    text: 'הוא כבר לא פועל, או יפסיק לפעול בקרוב. קוד ה-QR והקודים שלו כבר לא שימושיים.',
  },
  iccid: 'ICCID חדש',
};
