import { inDays, inHours } from '../../domain/language-words.he.ts';
import { formatHours } from '../../domain/promise/refund-time.ts';
import type * as source from './home-words.ts';

const OFFER =
  'כרטיסי eSIM לגלישה בתשלום מראש, ביותר מ-200 מדינות. רוכשים בדקה, מתקינים בבית, נוחתים עם קליטה.';

export const homeWords: typeof source.homeWords = {
  meta: { title: 'eSIM לחו״ל ביותר מ-200 מדינות', description: OFFER },
  lost: 'לא מצאנו את העמוד הזה. הנה עמוד הבית במקומו.',
  title: 'מחוברים עוד לפני שנורית החגורות נכבית.',
  lead: OFFER,
  countries: 'יותר מ-200 מדינות',
  free: 'בלי לפתוח חשבון',
  refund: (hours) => `החזר בתוך ${formatHours(hours, inHours, inDays)} אם\u00A0לא\u00A0נוצל`,
  popular: 'יעדים פופולריים',
  pay: (paypal) => `\u2066Visa, Mastercard, American Express${paypal ? ', PayPal' : ''}\u2069`,
};
