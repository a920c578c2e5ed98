import { toPlace } from '../../../domain/language-words.he.ts';
import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `ה-eSIM שלכם ${toPlace(country)} מוכן`,
  preview: 'התקינו אותו עכשיו, כשיש לכם Wi-Fi. קוד ה-QR וקודי ההפעלה נמצאים כאן.',
  lead: (starts) => `התקינו את ה-eSIM עכשיו, כשיש לכם Wi-Fi. ${starts}`,
  iccid: 'ICCID',
  several: {
    subject: 'כרטיסי ה-eSIM שלכם מוכנים',
    preview: 'התקינו אותם עכשיו, כשיש לכם Wi-Fi. כל קודי ה-QR וקודי ההפעלה נמצאים כאן.',
    lead: 'התקינו אותם עכשיו, כשיש לכם Wi-Fi. לכל eSIM יש קוד QR משלו למטה.',
  },
};
