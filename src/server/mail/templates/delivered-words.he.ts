import { toPlace } from '../../../domain/language-words.he.ts';
import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `ה-eSIM שלכם ${toPlace(country)} מוכן`,
  preview: 'התקינו אותו עכשיו, כשיש לכם Wi-Fi. קוד ה-QR וקודי ההפעלה נמצאים כאן.',
  lead: (starts) => `התקינו את ה-eSIM עכשיו, כשיש לכם Wi-Fi. ${starts}`,
  iccid: 'ICCID',
};
