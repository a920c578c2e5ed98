import type { Network } from '../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { amountADay } from '../../domain/catalog/plan-advice.ts';
import { formatSpeed, speedsOf } from '../../domain/catalog/plan-facts.ts';
import type { PlanFilter } from '../../domain/catalog/plan-filter.ts';
import { daysOfUse, type Use, useAt } from '../../domain/catalog/plan-use.ts';
import { inDays, inPlace, prefixed, toPlace } from '../../domain/language-words.he.ts';
import { formatMoney } from '../../domain/money.ts';
import { inPlans } from '../core/words.he.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const planChoiceWords: typeof source.planChoiceWords = {
  title: 'בחירת חבילה',
  count: inPlans,
  range: (low, high) => `, מ-${formatMoney(low)} עד ${formatMoney(high)}`,
  more: (hidden) => `עוד חבילות (${hidden})`,
  less: { country: 'פחות חבילות', region: 'הצגת פחות' },
  skip: 'דילוג לרכישה',
  details: 'פרטי החבילה',
  detailsOf: (plan) => `פרטי החבילה: ${plan}`,
  group: ({ type, days, isAgain }) => {
    if (days !== null) return inDays(days);
    if (type === 'fixed') return isAgain ? 'עוד חבילות בנפח קבוע' : 'גלישה בנפח קבוע';
    return isAgain ? 'עוד חבילות ללא הגבלה' : 'גלישה ללא הגבלה';
  },
  instead: (asked, plan, lasts) =>
    `${asked ? noneFor(asked) : 'החבילה הזו כבר לא נמכרת'}. במקומה נבחרה: ${plan}, ${lasts}.`,
  noneOfFilter: { title: 'אין חבילות שמתאימות לסינון שנבחר.', showAll: 'לכל החבילות' },
};

function noneFor({ megabytes, days, type }: PlanFilter): string {
  const least = megabytes ?? UNLIMITED;
  return [
    'אין חבילה',
    (type === 'unlimited' || least === UNLIMITED) && 'ללא הגבלה',
    type === 'fixed' && 'בנפח קבוע',
    least !== UNLIMITED && `עם ${formatDataAmount(least)}`,
    days && prefixed('ל', inDays(days)),
  ]
    .filter(Boolean)
    .join(' ');
}

const uses: Record<Use, string> = {
  messages: 'הודעות',
  maps: 'מפות והודעות',
  calls: 'שיחות וידאו',
  video: 'וידאו',
};

export const perUnit: typeof source.perUnit = (price, unit) =>
  unit === 'day' ? `${price}/יום` : `\u200E${price}/${unit}`;

export const planUseWords: typeof source.planUseWords = {
  at: (kbps) => uses[useAt(kbps)],
  of: (plan) => {
    const { full_speed_mb_per_day: fullSpeedMb, throttled_kbps: thenKbps } = plan.truth;
    if (!plan.isUnlimited) return lasts(daysOfUse(plan), plan.duration);
    if (fullSpeedMb === null || thenKbps === null) return 'גלישה מהירה ביום: לא ידוע';
    return `${formatDataAmount(fullSpeedMb)} ביום, ואז ${planUseWords.at(thenKbps)}`;
  },
};

function lasts(days: number, duration: number): string {
  if (days === 0) return 'מפות והודעות בלבד';
  return days < duration
    ? `בערך ${inDays(days)} של מפות וקצת וידאו`
    : `מפות וקצת וידאו ${days === 1 ? 'כל היום' : 'בכל יום'}`;
}

export const planAdviceWords: typeof source.planAdviceWords = {
  because: (plan, days) =>
    `מתאימה ${prefixed('ל', inDays(days))}${plan.isUnlimited ? ', ולא נגמרת' : `, ${formatDataAmount(amountADay(plan, days))} ביום`}`,
  tiers: 'מהן הרמות?',
  tiersTitle: 'גלישה ללא הגבלה לא נגמרת',
  tiersText: 'הרמות נבדלות במהירות. הגלישה במהירות מלאה מתאפסת כל 24 שעות.',
  speeds: (fullSpeedMb, thenKbps) =>
    `${formatDataAmount(fullSpeedMb)} ביום במהירות מלאה, ואז ${formatSpeed(thenKbps)}, שמספיקים ${prefixed('ל', uses[useAt(thenKbps)])}`,
};

export const planFilterWords: typeof source.planFilterWords = {
  duration: 'משך',
  all: 'הכול',
  data: 'גלישה',
  size: (amount) => `${amount} או יותר`,
  types: { unlimited: 'ללא הגבלה', fixed: 'נפח קבוע' },
};

export const buyBarWords: typeof source.buyBarWords = {
  name: 'הבחירה שלכם',
  what: (place) => `eSIM ${toPlace(place)}`,
  plan: (plan, days) => `${plan}, ${days}`,
  total: 'סה״כ',
  charged: 'לתשלום',
  buy: 'לרכישה',
};

const MAX_NETWORKS = 6;

export const namedNetworks: typeof source.namedNetworks = (networks: readonly Network[]) =>
  listed(
    networks.slice(0, MAX_NETWORKS).map(({ brand, has_5g: isFast }) => (isFast ? `${brand} (5G)` : brand)),
  );

export const willItWorkWords: typeof source.willItWorkWords = {
  title: 'זה יעבוד אצלי?',
  reach: (truth, networks) =>
    networks.length > 0
      ? `ברשתות ${namedNetworks(networks)}`
      : `${speedsOf(truth) ?? 'גלישה'} ברשתות מקומיות`,
  refund: (time) => `החזר בתוך ${time} אם לא נעשה שימוש`,
};

export const goodToKnowWords: typeof source.goodToKnowWords = {
  title: 'כדאי לדעת',
  startsOnArrival: {
    what: 'מתחילה כשמגיעים',
    more: (place) => `הימים נספרים מהשימוש הראשון ${inPlace(place)}`,
  },
  startsAtOnce: { what: 'מתחילה מיד', more: 'הימים נספרים מהרכישה' },
  startUnknown: { what: 'התקופה עשויה להתחיל מיד', more: 'כדאי לרכוש ממש לפני הנסיעה' },
  speeds: {
    what: (speeds) => listed(speeds),
    more: 'ברשתות של שותפים מקומיים',
  },
  speedsUnknown: { what: 'המהירות משתנה לפי הרשת', more: 'ברשתות של שותפים מקומיים' },
  topUp: { what: 'אפשר להוסיף גלישה', more: 'אותו eSIM, עוד גלישה או ימים' },
  noTopUp: { what: 'אי אפשר להוסיף גלישה', more: 'לעוד גלישה צריך eSIM חדש' },
  topUpUnknown: { what: 'הוספת גלישה לא מובטחת', more: 'לעוד גלישה ייתכן שיידרש eSIM חדש' },
  noIdCheck: { what: 'בלי אימות זהות', more: 'מתקינים ויוצאים לדרך' },
  idCheckUnknown: { what: 'ייתכן אימות זהות', more: 'הכינו את הדרכון' },
};
