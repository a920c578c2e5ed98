import { toPlace } from '../../../domain/language-words.he.ts';
import type * as source from './topped-up-words.ts';

export const toppedUpWords: typeof source.toppedUpWords = {
  subject: (country) => `החבילה שלכם ${toPlace(country)} כבר ב-eSIM`,
  preview: 'אין מה להתקין. היא מתחילה לבד.',
  lead: (starts) => `אין מה להתקין. החבילה החדשה כבר נמצאת ב-eSIM שבטלפון שלכם. ${starts}`,
  startsBehind: 'היא מתחילה כשהראשונה מסתיימת.',
  startsAfter: (moment) => `היא מתחילה אחרי ${moment}, כשאותה חבילה ב-eSIM הזה מסתיימת.`,
  advice: {
    title: 'כדאי לדעת',
    text: 'השאירו את ה-eSIM בטלפון, עם נדידת נתונים פעילה.',
  },
  iccid: 'נוספה ל-ICCID',
};
