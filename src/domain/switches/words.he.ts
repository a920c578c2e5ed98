import { byMethod } from '../checkout/payment-method.ts';
import { prefixed } from '../language-words.he.ts';
import type * as source from './words.ts';

export const defaultWords: typeof source.defaultWords = {
  ...byMethod(({ name }) => `כרגע אי אפשר לשלם ${prefixed('ב', name)}. שלמו בכרטיס.`),
  sales: 'המכירות מושהות לזמן קצר. כרטיסי eSIM שכבר יש לכם ממשיכים לפעול. חזרו אלינו מעט מאוחר יותר.',
  card: 'כרגע אי אפשר לשלם בכרטיס. שלמו בדרך אחרת, או חזרו מעט מאוחר יותר.',
  wallets: 'כרגע אי אפשר לשלם ב-Apple Pay, ב-Google Pay או ב-Link. שלמו בדרך אחרת.',
  top_ups: 'הוספת גלישה מושהית לזמן קצר. ה-eSIM שלכם ממשיך לפעול. נסו שוב מעט מאוחר יותר.',
  refunds: 'החזרים לוקחים כרגע מעט יותר זמן מהרגיל. ההחזר שלכם רשום ויישלח אוטומטית.',
};
