import type * as source from './enterprise-received-words.ts';

export const enterpriseReceivedWords: typeof source.enterpriseReceivedWords = {
  subject: 'הפנייה העסקית שלכם התקבלה',
  preview: 'נציג אנושי ישיב לכם בתוך יום עסקים אחד.',
  lead: (day) => `תודה. הפנייה שלכם התקבלה ב-${day}, ונציג אנושי ישיב לכם בתוך יום עסקים אחד.`,
  seePlans: 'לחבילות שלנו',
  more: 'רוצים להוסיף משהו? אפשר פשוט להשיב לאימייל הזה.',
  wasNotYou: 'לא פניתם אלינו? כנראה שמישהו טעה בהקלדת הכתובת שלו, ואפשר להתעלם מהאימייל הזה.',
};
