import type { Network } from '../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { amountADay } from '../../domain/catalog/plan-advice.ts';
import { formatSpeed, speedsOf } from '../../domain/catalog/plan-facts.ts';
import type { PlanFilter } from '../../domain/catalog/plan-filter.ts';
import { daysOfUse, type Use, useAt } from '../../domain/catalog/plan-use.ts';
import { forPlace, inDays, ofDays } from '../../domain/language-words.ar.ts';
import { formatMoney } from '../../domain/money.ts';
import { inPlans } from '../core/words.ar.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const planChoiceWords: typeof source.planChoiceWords = {
  title: 'اختر باقتك',
  count: inPlans,
  range: (low, high) => `، من ${formatMoney(low)} إلى ${formatMoney(high)}`,
  more: (hidden) => `عرض المزيد من الباقات (${hidden})`,
  less: { country: 'عرض باقات أقل', region: 'عرض أقل' },
  skip: 'الانتقال إلى الشراء',
  details: 'التفاصيل',
  detailsOf: (plan) => `تفاصيل الباقة: ${plan}`,
  group: ({ type, days, isAgain }) => {
    if (days !== null) return inDays(days);
    if (type === 'fixed') return isAgain ? 'المزيد من باقات الحجم الثابت' : 'باقات بحجم ثابت';
    return isAgain ? 'المزيد من الباقات غير المحدودة' : 'باقات غير محدودة';
  },
  instead: (asked, plan, lasts) =>
    `${asked ? noneFor(asked) : 'لم تعد تلك الباقة متاحة للبيع'}. اخترنا بدلًا منها: ${plan}، ${lasts}.`,
  noneOfFilter: { title: 'لا توجد باقات تطابق عوامل التصفية المختارة.', showAll: 'عرض كل الباقات' },
};

function noneFor({ megabytes, days, type }: PlanFilter): string {
  const least = megabytes ?? UNLIMITED;
  const isUnlimited = type === 'unlimited' || least === UNLIMITED;
  return [
    'لا توجد باقة',
    isUnlimited && 'غير محدودة',
    type === 'fixed' && 'بحجم ثابت',
    least !== UNLIMITED && `فيها ${formatDataAmount(least)}`,
    days && `لمدة ${ofDays(days)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const uses: Record<Use, string> = {
  messages: 'رسائل',
  maps: 'خرائط ورسائل',
  calls: 'مكالمات فيديو',
  video: 'فيديو',
};

/** What a speed is enough for. */
const usesFor: Record<Use, string> = {
  messages: 'للرسائل',
  maps: 'للخرائط والرسائل',
  calls: 'لمكالمات الفيديو',
  video: 'للفيديو',
};

export const perUnit: typeof source.perUnit = (price, unit) =>
  unit === 'day' ? `${price}/يوم` : `\u200E${price}/${unit}`;

export const planUseWords: typeof source.planUseWords = {
  at: (kbps) => uses[useAt(kbps)],
  of: (plan) => {
    const { full_speed_mb_per_day: fullSpeedMb, throttled_kbps: thenKbps } = plan.truth;
    if (!plan.isUnlimited) return lasts(daysOfUse(plan), plan.duration);
    if (fullSpeedMb === null || thenKbps === null) return 'البيانات السريعة يوميًا: غير معروفة';
    return `${formatDataAmount(fullSpeedMb)} يوميًا، ثم ${planUseWords.at(thenKbps)}`;
  },
};

function lasts(days: number, duration: number): string {
  if (days === 0) return 'خرائط ورسائل فقط';
  return days < duration
    ? `خرائط وبعض الفيديو لنحو ${ofDays(days)}`
    : `خرائط وبعض الفيديو ${days === 1 ? 'طوال اليوم' : 'كل يوم'}`;
}

export const planAdviceWords: typeof source.planAdviceWords = {
  because: (plan, days) =>
    `تكفي ${ofDays(days)}${plan.isUnlimited ? '، ولا تنفد أبدًا' : ` بمعدل ${formatDataAmount(amountADay(plan, days))} يوميًا`}`,
  tiers: 'ما هي الفئات؟',
  tiersTitle: 'البيانات غير المحدودة لا تنفد',
  tiersText: 'تختلف الفئات في سرعتها. ويتجدد رصيدك من البيانات السريعة كل 24 ساعة.',
  speeds: (fullSpeedMb, thenKbps) =>
    `${formatDataAmount(fullSpeedMb)} في اليوم بالسرعة الكاملة، ثم ${formatSpeed(thenKbps)}، وتكفي ${usesFor[useAt(thenKbps)]}`,
};

export const planFilterWords: typeof source.planFilterWords = {
  duration: 'المدة',
  all: 'الكل',
  data: 'البيانات',
  size: (amount) => `${amount} أو أكثر`,
  types: { unlimited: 'غير محدود', fixed: 'حجم ثابت' },
};

export const buyBarWords: typeof source.buyBarWords = {
  name: 'اختيارك',
  what: (place) => `eSIM ${forPlace(place)}`,
  plan: (plan, days) => `${plan}، ${days}`,
  total: 'الإجمالي',
  charged: 'تدفع',
  buy: 'اشترِ الآن',
};

const MAX_NETWORKS = 6;

export const namedNetworks: typeof source.namedNetworks = (networks: readonly Network[]) =>
  listed(
    networks.slice(0, MAX_NETWORKS).map(({ brand, has_5g: isFast }) => (isFast ? `${brand} (5G)` : brand)),
  );

export const willItWorkWords: typeof source.willItWorkWords = {
  title: 'هل تناسبني؟',
  reach: (truth, networks) =>
    networks.length > 0 ? `على ${namedNetworks(networks)}` : `${speedsOf(truth) ?? 'بيانات'} على شبكات محلية`,
  refund: (time) => `مهلة الاسترداد ${time} إن لم تُستخدم`,
};

export const goodToKnowWords: typeof source.goodToKnowWords = {
  title: 'معلومات مفيدة',
  startsOnArrival: {
    what: 'تبدأ عند وصولك',
    more: (place) => `تُحسب الأيام من أول استخدام في ${place}`,
  },
  startsAtOnce: { what: 'تبدأ فورًا', more: 'تُحسب الأيام من الشراء' },
  startUnknown: { what: 'قد تبدأ الأيام فورًا', more: 'اشترِها قبيل سفرك' },
  speeds: {
    what: (speeds) => listed(speeds),
    more: 'على شبكات الشركاء المحليين',
  },
  speedsUnknown: { what: 'تختلف السرعة بحسب الشبكة', more: 'على شبكات الشركاء المحليين' },
  topUp: { what: 'يمكن إضافة بيانات', more: 'الشريحة نفسها، ببيانات أو أيام أكثر' },
  noTopUp: { what: 'لا يمكن إضافة بيانات', more: 'للمزيد تحتاج إلى eSIM جديدة' },
  topUpUnknown: { what: 'إضافة البيانات غير مؤكدة', more: 'قد تحتاج للمزيد إلى eSIM جديدة' },
  noIdCheck: { what: 'بلا تحقق من الهوية', more: 'ثبّتها وانطلق' },
  idCheckUnknown: { what: 'قد يُطلب التحقق من الهوية', more: 'أبقِ جواز سفرك في متناولك' },
};
