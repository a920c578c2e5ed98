import { toPlace } from '../../../domain/language-words.he.ts';
import type * as source from './held-words.ts';

export const heldWords: typeof source.heldWords = {
  held: {
    subject: 'התשלום שלכם נבדק',
    lead: {
      eSIM: ({ country, method }) => `תודה שהזמנתם eSIM ${toPlace(country)}. התשלום (${method}) עדיין נבדק.`,
      plan: ({ country, method }) => `תודה שהזמנתם חבילה ${toPlace(country)}. התשלום (${method}) עדיין נבדק.`,
    },
    next: {
      eSIM: 'זה יכול לקחת דקות, או כמה ימים בהעברה בנקאית. ברגע שהתשלום יאושר נשלח לכם את ה-eSIM באימייל. אין צורך לעשות דבר או לשלם שוב.',
      plan: 'זה יכול לקחת דקות, או כמה ימים בהעברה בנקאית. ברגע שהתשלום יאושר נוסיף את החבילה ל-eSIM שלכם. אין צורך לעשות דבר או לשלם שוב.',
    },
    action: 'למעקב אחר ההזמנה',
    total: 'בבדיקה',
  },
  denied: {
    subject: 'התשלום שלכם לא עבר',
    lead: {
      eSIM: ({ country, method }) => `התשלום (${method}) על ה-eSIM ${toPlace(country)} נבדק, ולא עבר.`,
      plan: ({ country, method }) => `התשלום (${method}) על החבילה ${toPlace(country)} נבדק, ולא עבר.`,
    },
    next: {
      eSIM: 'לא קיבלנו כסף, ולכן ההזמנה בוטלה. אם אתם עדיין רוצים את ה-eSIM, הזמינו אותו שוב ושלמו בדרך אחרת.',
      plan: 'לא קיבלנו כסף, ולכן ההזמנה בוטלה. אם אתם עדיין רוצים את החבילה, הזמינו אותה שוב ושלמו בדרך אחרת.',
    },
    total: 'לא חויב',
  },
};
