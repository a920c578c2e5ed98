import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { counted, inDays } from '../../domain/language-words.he.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const tripPageWords: typeof source.tripPageWords = {
  meta: {
    title: 'נסיעה עם כמה תחנות',
    description:
      'הזינו תחנות וימים, ותראו אילו חבילות eSIM מכסות כל יום בנסיעה: במחיר הנמוך ביותר ובמספר החבילות הקטן ביותר.',
  },
  title: 'הרכיבו את הנסיעה',
  lead: 'הזינו את התחנות ואת משך השהייה, ותקבלו את החבילות שמכסות כל יום.',
};

const amount = (name: string) => (megabytes: Megabytes) => `${name} (${formatDataAmount(megabytes)})`;

export const tripFormWords: typeof source.tripFormWords = {
  stops: 'תחנות',
  stop: (position) => `תחנה ${position}`,
  placeOf: (position) => `תחנה ${position}`,
  example: 'ספרד',
  days: 'ימים',
  add: 'הוספת תחנה',
  up: (place) => `העברה למעלה: ${place}`,
  down: (place) => `העברה למטה: ${place}`,
  remove: (place) => `הסרה: ${place}`,
  moved: (place, position, of) => `${place}: תחנה ${position} מתוך ${of}`,
  use: 'גלישה ביום',
  habits: {
    light: amount('מעט: הודעות, מפות'),
    normal: amount('רגיל: קצת וידאו'),
    heavy: amount('הרבה: וידאו לעיתים קרובות'),
    hotspot: amount('נקודה חמה למחשב נייד'),
  },
  megabytes: 'או MB ביום',
  start: 'היום הראשון (לא חובה)',
  unlimited: 'רק גלישה ללא הגבלה',
  borders: 'לכסות את שתי המדינות בימי מעבר',
  bordersHint: 'לימים שבהם גולשים משני צידי הגבול.',
  plan: 'חיפוש חבילות',
};

export const tripFaultWords: typeof source.tripFaultWords = {
  many_stops: 'בנסיעה יכולות להיות 12 תחנות. הסירו כמה, או חלקו אותה לשתיים.',
  many_days: 'נסיעה יכולה להימשך 365 ימים בסך הכול. קצרו תחנה, או חלקו את הנסיעה לשתיים.',
  megabytes: 'הזינו את הגלישה ביום כמספר שלם של MB, למשל 750.',
  start: 'הזינו את היום הראשון כתאריך, למשל 2027-06-01.',
  twice: 'בכתובת מופיעים הגלישה, היום הראשון או בחירה אחרת יותר מפעם אחת. בחרו שוב.',
  unknown: (typed) => `לא מוכר לנו: ״${typed}״. הזינו מדינה.`,
  nearly: (typed, place) => `לא מוכר לנו: ״${typed}״. התכוונתם ל: ${place}?`,
  days: 'הזינו את מספר הימים, מ-1 עד 365.',
};

export const tripDayWords: typeof source.tripDayWords = {
  day: (day) => `יום ${day}`,
  days: (from, to) => `ימים ${from} עד ${to}`,
};

export const tripAnswerWords: typeof source.tripAnswerWords = {
  cheapest: 'הכי זול',
  fewest: 'הכי מעט חבילות',
  both: 'החבילות שלכם',
  count: (plans) => counted(plans, { one: 'חבילה אחת', two: 'שתי חבילות', many: 'חבילות' }),
  inOrder: 'החבילות, הראשונה לרכישה ולהתקנה למעלה',
  use: 'שימוש',
  install: 'התקנה',
  before: 'לפני היציאה',
  buyFrom: 'רכישה לכל המוקדם',
  daysBefore: (days) => `${inDays(days)} לפני היציאה`,
  details: 'פרטים',
  detailsOf: (place, plan) => `פרטים: ${place}, ${plan}`,
  buy: 'לרכישה',
  buyAll: 'לרכישת החבילות האלה',
  buySome: (plans) => `לרכישת ${plans} מהחבילות האלה עכשיו`,
  buyOf: (place, plan) => `לרכישה: ${place}, ${plan}`,
  whole: (place, price) => phrase`למה לא חבילה אזורית? חבילה אחת לכל הנסיעה, ${place}, עולה ${price}.`,
  lacks: (region, places) =>
    phrase`למה לא חבילה אזורית? ${region} מכסה את רוב הנסיעה, אבל לא את: ${listed(places)}.`,
  tooShort: (region) =>
    phrase`למה לא חבילה אזורית? ${region} פועלת בכל התחנות, אבל אף חבילה שלה לא מחזיקה את כל הנסיעה עם מספיק גלישה.`,
  gaps: {
    unsold: (place) => `אין חבילה שפועלת כאן: ${place}.`,
    too_little: (place) => `אין חבילה עם כל כך הרבה גלישה ביום: ${place}.`,
  },
  gapNote: 'בלי גלישה. החבילות שלמטה מכסות את השאר.',
  tools: 'לשמור את התשובה',
  link: 'הקישור לנסיעה הזו',
  print: 'הדפסה',
  calendar: 'הוספה ליומן',
  calendarNeedsDay: 'הזינו את היום הראשון כדי להוסיף את ימי ההתקנה ליומן.',
  good: 'ביותר מ-8 תחנות החבילות האלה הן תשובה טובה, אבל ייתכן שאחרות יעלו מעט פחות.',
  note: 'יום הוא 24 שעות מהשימוש הראשון. כל חבילה היא eSIM נפרד, או מתווספת ל-eSIM שכבר יש לכם.',
};
