import { inPlace, isolated } from '../../domain/language-words.he.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

const PROMISE = 'נענה בתוך יום עסקים אחד.';

export const offerWords: typeof source.offerWords = {
  title: 'פתרונות לעסקים',
  lead: 'גלישה לאנשים שאתם שולחים לחו״ל. ספרו לנו לאן וכמה, ונענה בתוך יום עסקים אחד.',
  team: {
    what: 'כרטיסי eSIM לצוות שלם',
    how: 'בקשה אחת לכל הצוות, וכרטיסי eSIM שנשלחים בקבוצות.',
  },
  places: {
    what: 'לאן שתיסעו',
    how: 'חבילות למדינה אחת ולאזורים שלמים, ביותר מ-200 מדינות.',
  },
  price: {
    what: 'מחיר ידוע מראש',
    how: 'תקבלו הצעת מחיר לגלישה שאתם צריכים, בלי חשבון נדידה שמגיע אחר כך.',
  },
  sample: (place, data, days, { plan, charged }) =>
    `היום, ${data} ${inPlace(place)} (${days}) עולים ${plan} לאדם${charged === null ? '' : ` (${charged} כולל עמלה)`}.`,
  invoice: {
    what: 'חשבונית אחת לצוות',
    how: 'חיוב אחד, עם שם החברה ומספר המע״מ (VAT) שלכם.',
  },
  person: {
    what: 'מענה אנושי',
    how: 'מישהו מצוות המכירות שלנו קורא את הבקשה ועונה בתוך יום עסקים אחד.',
  },
  own: {
    text: (dashboard) => phrase`כבר לקוחות שלנו? עברו אל ${dashboard}.`,
    dashboard: 'האזור האישי',
  },
};

export const formWords: typeof source.formWords = {
  name: 'בקשת הצעת מחיר',
  you: 'אתם והחברה שלכם',
  companyName: 'שם החברה',
  contactName: 'שם ליצירת קשר',
  email: 'אימייל',
  phone: 'טלפון',
  website: 'אתר',
  teamSize: 'גודל הצוות',
  noTeamSize: 'בחירת גודל',
  regions: 'אזורי היעד',
  message: 'הודעה',
  messageHint: 'כמה נוסעים, לכמה זמן, כמה גלישה, וממתי.',
  trap: 'השאירו את השדה הזה ריק',
  consent: {
    text: (legalName, policy) =>
      phrase`מוסכם עליי שהחברה ${isolated(legalName)} תשתמש במה שאמלא כאן כדי לענות לי, לפי ${policy}.`,
    policy: 'מדיניות הפרטיות',
  },
  subscribe: 'אשמח לקבל עדכונים על חבילות לחברות. אפשר לבטל את ההרשמה בכל עת.',
  failed: 'משהו השתבש',
  nothingLost: (address) => phrase`שום דבר ממה שכתבתם לא אבד. נסו שוב, או כתבו אל ${address}.`,
  send: 'בקשת הצעת מחיר',
  sending: 'שולחים…',
  promise: PROMISE,
  needed: `אנחנו צריכים את שם החברה, השם, האימייל וההסכמה שלכם. ${PROMISE}`,
  noScript: (supportEmail) => `שליחת הטופס דורשת JavaScript. אפשר גם פשוט לכתוב אל ${supportEmail}.`,
};

export const thanksWords: typeof source.thanksWords = {
  title: 'תודה',
  text: (address) =>
    phrase`הבקשה שלכם התקבלה. מישהו מהצוות יענה לכתובת ${address} בתוך יום עסקים אחד. שלחנו לשם גם אישור.`,
  dashboard: 'לאזור האישי',
  another: 'שליחת בקשה נוספת',
};
