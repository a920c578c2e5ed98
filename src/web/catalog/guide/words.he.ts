import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import type { Counted, PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { ENOUGH_A_DAY } from '../../../domain/catalog/plan-advice.ts';
import { inDays, inPlace, prefixed, toPlace } from '../../../domain/language-words.he.ts';
import { CARD, withMethod } from '../../../domain/money-words.ts';
import { formatMoney, isSameMoney, type Money } from '../../../domain/money.ts';
import { inCountries, inPlans } from '../../core/words.he.ts';
import { feeIncluded, listed } from '../../core/words.ts';
import { destinationWords } from '../destination/words.ts';
import type * as source from './words.ts';

const byCard = (total: Money) => withMethod(formatMoney(total), CARD);
const paid = (total: Money, { hasFee }: PlaceGuide) =>
  hasFee ? feeIncluded(byCard(total)) : formatMoney(total);

/** 'בכל 30 החבילות', 'ב-12 חבילות מתוך 30', 'בחבילה'. */
const inShare = (some: number, all: number) => {
  if (some < all) return `${prefixed('ב', inPlans(some))} מתוך ${all}`;
  if (all === 1) return 'בחבילה';
  return all === 2 ? 'בשתי החבילות' : `בכל ${all} החבילות`;
};

/** 'בכל 30 המדינות'. */
const inAllCountries = (all: number) => (all === 2 ? 'בשתי המדינות' : `בכל ${all} המדינות`);

const unsaidOf = (unknown: number) => `לגבי ${inPlans(unknown)} הספק שלנו לא מוסר מידע.`;

/** A fact that holds for some plans, not for others, and is unknown for the rest. */
function countsIn(
  { yes, no, unknown }: Counted<'yes' | 'no'>,
  words: { yes: (inPlans: string) => string; no: (inPlans: string) => string; unknown: string },
) {
  const all = yes + no + unknown;
  if (unknown === all) return words.unknown;
  return [
    ...(yes > 0 ? [words.yes(inShare(yes, all))] : []),
    ...(no > 0 ? [words.no(inShare(no, all))] : []),
    ...(unknown > 0 ? [unsaidOf(unknown)] : []),
  ].join(' ');
}

export const guideWords: typeof source.guideWords = {
  title: destinationWords.guide,
  meta: (place) => ({
    title: `מדריך eSIM ${toPlace(place)}: רשתות, 5G וגלישה`,
    description: `באילו רשתות משתמש eSIM ${toPlace(place)}, האם יש 5G ונקודה חמה, מתי התקופה מתחילה, כמה גלישה צריך לנסיעה ומה קורה בטלפון נעול.`,
  }),
  lead: (plans, place) =>
    plans === 1
      ? `מה כדאי לדעת לפני הרכישה, על סמך החבילה היחידה שלנו ${toPlace(place)}.`
      : `מה כדאי לדעת לפני הרכישה, על סמך ${plans} החבילות שלנו ${toPlace(place)}.`,
  back: (place) => `חבילות ${toPlace(place)}`,
  seePlans: (plans) => (plans === 1 ? 'לחבילה' : `לכל ${plans} החבילות`),

  cost: {
    ask: (place) => `כמה עולה eSIM ${toPlace(place)}?`,
    answer: (guide) => {
      const { low, high } = guide.paid;
      const cheapest = `${guide.cheapest.label} ${prefixed('ל', inDays(guide.cheapest.days))}`;
      return isSameMoney(low, high)
        ? `המחיר של ${cheapest} הוא ${paid(low, guide)}.`
        : `מחירי החבילות נעים בין ${formatMoney(low)} ל-${paid(high, guide)}. הזולה ביותר היא ${cheapest}.`;
    },
  },
  data: {
    ask: (place) => `כמה גלישה צריך ${inPlace(place)}?`,
    answer: `${formatDataAmount(ENOUGH_A_DAY)} ביום מספיקים בערך למפות, להודעות ולקצת וידאו. אלה החבילות הזולות ביותר שעומדות בקצב הזה.`,
    trip: (days) => `${prefixed('ל', inDays(days))}: `,
    plan: ({ label, days }) => `${label}, ${inDays(days)}`,
    paid: ({ paid: total }, { hasFee }) => `, ${hasFee ? byCard(total) : formatMoney(total)}`,
  },
  networks: {
    ask: (place) => `באילו רשתות הוא משתמש ${inPlace(place)}?`,
    answer: (networks) => `הוא משתמש ברשתות של ${listed(networks.map(({ brand }) => brand))}.`,
    unknown: 'הוא משתמש ברשתות של שותפים מקומיים. הספק שלנו לא מוסר אילו.',
    perCountry: 'בכל מדינה הוא משתמש ברשתות שונות.',
    country: (name, networks) => `${name}: ${networks}`,
    untold: (countries) => `הספק שלנו לא מוסר אילו ${prefixed('ב', inCountries(countries))}.`,
  },
  fiveG: {
    ask: (place) => `יש 5G ${inPlace(place)}?`,
    on: (brands) => `כן, ${brands.length === 1 ? 'ברשת' : 'ברשתות'} ${listed(brands)}.`,
    onNone: 'לא, ברשתות האלה אין 5G, לפי המידע מהספק שלנו.',
    in: (some, all) => `כן, ${prefixed('ב', inCountries(some))} מתוך ${all}, לפי המידע מהספק שלנו.`,
    inAll: (all) => (all === 1 ? 'כן, יש.' : `כן, ${inAllCountries(all)}.`),
    inNone: 'לא, ברשתות שם אין 5G, לפי המידע מהספק שלנו.',
    networkUnknown: 'הספק שלנו לא מוסר באילו רשתות יש 5G.',
    plans: ({ speeds }) => {
      const all = speeds['5G'] + speeds['4G'] + speeds.other + speeds.unknown;
      if (speeds['5G'] > 0) return `אפשר לגלוש ב-5G ${inShare(speeds['5G'], all)}.`;
      if (speeds.unknown === all) return 'הספק שלנו לא מוסר מה המהירות של החבילות.';
      const of4g = speeds['4G'] > 0 ? ` אפשר לגלוש ב-4G ${inShare(speeds['4G'], all)}.` : '';
      return `אבל לא ידוע לנו על חבילה עם 5G.${of4g}`;
    },
  },
  starts: {
    ask: 'מתי מתחילה תקופת החבילה?',
    answer: (place, { first_use: first, purchase, unknown }) => {
      const all = first + purchase + unknown;
      const online = `כשמתחברים לראשונה לאינטרנט ${inPlace(place)}, לא בזמן ההתקנה.`;
      if (unknown === all) return 'הספק שלנו לא מוסר מידע על כך.';
      if (first === all) return online;
      if (purchase === all) return 'ברגע הרכישה.';
      return [
        ...(first > 0 ? [`${inShare(first, all)} היא מתחילה ${online}`] : []),
        ...(purchase > 0 ? [`${inShare(purchase, all)} היא מתחילה ברגע הרכישה.`] : []),
        ...(unknown > 0 ? [unsaidOf(unknown)] : []),
      ].join(' ');
    },
  },
  hotspot: {
    ask: 'אפשר להשתמש בו כנקודה חמה?',
    answer: (told) =>
      countsIn(told, {
        yes: (plans) => `אפשר ${plans}.`,
        no: (plans) => `אי אפשר ${plans}.`,
        unknown: 'הספק שלנו לא מוסר אם החבילות האלה מאפשרות זאת, אז אל תסמכו על כך.',
      }),
  },
  unlimited: {
    ask: 'כמה מהירה גלישה ללא הגבלה?',
    answer: 'היא אף פעם לא נגמרת. בכל רמה מקבלים את הנפח הבא במהירות מלאה, בכל 24 שעות.',
    tier: (tier, amount, then) => `${tier}: ${amount} במהירות מלאה, ואחר כך ${then}`,
  },
  topUp: {
    ask: 'מה אם הגלישה נגמרת?',
    answer: (told) =>
      countsIn(told, {
        yes: (plans) => `אפשר להוסיף גלישה לאותו eSIM ${plans}.`,
        no: (plans) => `אי אפשר להוסיף גלישה ${plans}, ולכן כדי להמשיך צריך eSIM חדש.`,
        unknown: 'הספק שלנו לא מוסר אם אפשר להוסיף גלישה לחבילות האלה.',
      }),
  },
  idCheck: {
    ask: 'צריך להציג תעודה מזהה?',
    answer: (told) =>
      countsIn(told, {
        yes: (plans) => `צריך ${plans}.`,
        no: (plans) => `לא צריך ${plans}.`,
        unknown: 'הספק שלנו לא מוסר מידע על כך.',
      }),
  },
  locked: {
    ask: 'זה עובד בטלפון נעול?',
    answer:
      'לא. טלפון שנעול למפעיל סלולרי לא יקבל eSIM אחר. בקשו מהמפעיל לבטל את הנעילה לפני הנסיעה. צריך גם טלפון שתומך ב-eSIM.',
    check: 'בדיקת הדגם שלכם',
  },
  regions: {
    title: (place) => `eSIM אחד ${toPlace(place)} ולעוד יעדים`,
    reach: (countries, price) => {
      const all = inCountries(countries);
      return price === null ? `, ${all}` : `, ${all}, החל מ-${formatMoney(price)}`;
    },
  },
  near: {
    title: { country: (place) => `יעדים קרובים ${toPlace(place)}`, region: () => 'נוסעים רק לאחת מהן?' },
    from: (price) => ` החל מ-${formatMoney(price)}`,
  },
};
