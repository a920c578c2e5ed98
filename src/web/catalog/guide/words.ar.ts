import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import type { Counted, PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { ENOUGH_A_DAY } from '../../../domain/catalog/plan-advice.ts';
import { forPlace, inDays, ofDays } from '../../../domain/language-words.ar.ts';
import { CARD, withMethod } from '../../../domain/money-words.ts';
import { formatMoney, isSameMoney, type Money } from '../../../domain/money.ts';
import { inCountries, ofCountries, ofPlans } from '../../core/words.ar.ts';
import { feeIncluded, listed } from '../../core/words.ts';
import { destinationWords } from '../destination/words.ts';
import type * as source from './words.ts';

const byCard = (total: Money) => withMethod(formatMoney(total), CARD);
const paid = (total: Money, { hasFee }: PlaceGuide) =>
  hasFee ? feeIncluded(byCard(total)) : formatMoney(total);

/** 'جميع الباقات (30)', '12 باقة من أصل 30', 'الباقة'. */
const share = (some: number, all: number) => {
  if (some < all) return `${ofPlans(some)} من أصل ${all}`;
  return all === 1 ? 'الباقة' : `جميع الباقات (${all})`;
};

const unsaidOf = (unknown: number) => `لا يذكر مورّدنا ذلك عن ${ofPlans(unknown)}.`;

/** A fact that holds for some plans, not for others, and is unknown for the rest. */
function countsIn(
  { yes, no, unknown }: Counted<'yes' | 'no'>,
  words: { yes: (plans: string) => string; no: (plans: string) => string; unknown: string },
) {
  const all = yes + no + unknown;
  if (unknown === all) return words.unknown;
  return [
    ...(yes > 0 ? [words.yes(share(yes, all))] : []),
    ...(no > 0 ? [words.no(share(no, all))] : []),
    ...(unknown > 0 ? [unsaidOf(unknown)] : []),
  ].join(' ');
}

export const guideWords: typeof source.guideWords = {
  title: destinationWords.guide,
  meta: (place) => ({
    title: `دليل eSIM ${forPlace(place)}: الشبكات و5G والبيانات`,
    description: `شريحة eSIM ${forPlace(place)}: على أي شبكات تعمل، وهل تتوفر 5G ونقطة الاتصال، ومتى تبدأ الأيام، وكم تحتاج من البيانات، وماذا يعني الهاتف المقفل على شبكة.`,
  }),
  lead: (plans, place) =>
    plans === 1
      ? `ما ينبغي أن تعرفه قبل الشراء، استنادًا إلى باقتنا الوحيدة ${forPlace(place)}.`
      : `ما ينبغي أن تعرفه قبل الشراء، استنادًا إلى باقاتنا ${forPlace(place)} (${plans}).`,
  back: (place) => `باقات ${place}`,
  seePlans: (plans) => (plans === 1 ? 'عرض الباقة' : `عرض كل الباقات (${plans})`),

  cost: {
    ask: (place) => `كم سعر شريحة eSIM ${forPlace(place)}؟`,
    answer: (guide) => {
      const { low, high } = guide.paid;
      const cheapest = `${guide.cheapest.label} لمدة ${ofDays(guide.cheapest.days)}`;
      return isSameMoney(low, high)
        ? `سعر باقة ${cheapest} هو ${paid(low, guide)}.`
        : `تتراوح أسعار الباقات بين ${formatMoney(low)} و${paid(high, guide)}. أرخصها ${cheapest}.`;
    },
  },
  data: {
    ask: (place) => `كم أحتاج من البيانات في ${place}؟`,
    answer: `${formatDataAmount(ENOUGH_A_DAY)} في اليوم تكفي تقريبًا للخرائط والرسائل وبعض الفيديو. هذه أرخص الباقات التي تمنحك ذلك.`,
    trip: (days) => `لمدة ${ofDays(days)}: `,
    plan: ({ label, days }) => `${label}، ${inDays(days)}`,
    paid: ({ paid: total }, { hasFee }) => `، ${hasFee ? byCard(total) : formatMoney(total)}`,
  },
  networks: {
    ask: (place) => `على أي شبكات تعمل في ${place}؟`,
    answer: (networks) => `تعمل على ${listed(networks.map(({ brand }) => brand))}.`,
    unknown: 'تعمل على شبكات شركاء محليين. لا يذكر مورّدنا أسماءها.',
    perCountry: 'تعمل على شبكات مختلفة في كل بلد.',
    country: (name, networks) => `${name}: ${networks}`,
    untold: (countries) => `لا يذكر مورّدنا أسماءها في ${ofCountries(countries)}.`,
  },
  fiveG: {
    ask: (place) => `هل تتوفر 5G في ${place}؟`,
    on: (brands) => `نعم، تتوفر على ${listed(brands)}.`,
    onNone: 'لا، لا تتوفر على هذه الشبكات بحسب ما يذكره مورّدنا.',
    in: (some, all) => `نعم، في ${ofCountries(some)} من أصل ${all}، بحسب ما يذكره مورّدنا.`,
    inAll: (all) => (all === 1 ? 'نعم، تتوفر.' : `نعم، في كل البلدان (${all}).`),
    inNone: 'لا، لا تتوفر على الشبكات هناك بحسب ما يذكره مورّدنا.',
    networkUnknown: 'لا يذكر مورّدنا على أي شبكات تتوفر.',
    plans: ({ speeds }) => {
      const all = speeds['5G'] + speeds['4G'] + speeds.other + speeds.unknown;
      if (speeds['5G'] > 0) return `يمكن استخدام 5G في ${share(speeds['5G'], all)}.`;
      if (speeds.unknown === all) return 'لا يذكر مورّدنا السرعة الممكنة لهذه الباقات.';
      const of4g = speeds['4G'] > 0 ? ` يمكن استخدام 4G في ${share(speeds['4G'], all)}.` : '';
      return `لكن لا نعرف باقة تستخدم 5G.${of4g}`;
    },
  },
  starts: {
    ask: 'متى تبدأ الأيام؟',
    answer: (place, { first_use: first, purchase, unknown }) => {
      const all = first + purchase + unknown;
      const online = `عند أول اتصال لك بالإنترنت في ${place}، لا عند التثبيت.`;
      if (unknown === all) return 'لا يذكر مورّدنا ذلك.';
      if (first === all) return online;
      if (purchase === all) return 'عند الشراء.';
      return [
        ...(first > 0 ? [`في ${share(first, all)} تبدأ ${online}`] : []),
        ...(purchase > 0 ? [`في ${share(purchase, all)} تبدأ عند الشراء.`] : []),
        ...(unknown > 0 ? [unsaidOf(unknown)] : []),
      ].join(' ');
    },
  },
  hotspot: {
    ask: 'هل يمكنني استخدامها كنقطة اتصال؟',
    answer: (told) =>
      countsIn(told, {
        yes: (plans) => `ذلك مسموح في ${plans}.`,
        no: (plans) => `ذلك غير مسموح في ${plans}.`,
        unknown: 'لا يذكر مورّدنا هل تسمح هذه الباقات بذلك، فلا تعتمد عليه.',
      }),
  },
  unlimited: {
    ask: 'ما سرعة البيانات غير المحدودة؟',
    answer: 'لا تنفد أبدًا. تمنحك كل فئة هذا القدر من البيانات بالسرعة الكاملة كل 24 ساعة.',
    tier: (tier, amount, then) => `${tier}: ${amount} بالسرعة الكاملة، ثم ${then}`,
  },
  topUp: {
    ask: 'ماذا لو نفدت بياناتي؟',
    answer: (told) =>
      countsIn(told, {
        yes: (plans) => `يمكنك إضافة بيانات على شريحة eSIM نفسها في ${plans}.`,
        no: (plans) => `لا يمكن إضافة بيانات في ${plans}، وللحصول على المزيد تحتاج إلى شريحة eSIM جديدة.`,
        unknown: 'لا يذكر مورّدنا هل يمكن إضافة بيانات إلى هذه الباقات.',
      }),
  },
  idCheck: {
    ask: 'هل يجب أن أُبرز هويتي؟',
    answer: (told) =>
      countsIn(told, {
        yes: (plans) => `الهوية مطلوبة في ${plans}.`,
        no: (plans) => `الهوية غير مطلوبة في ${plans}.`,
        unknown: 'لا يذكر مورّدنا ذلك.',
      }),
  },
  locked: {
    ask: 'هل تعمل في هاتف مقفل على شبكة؟',
    answer:
      'لا. الهاتف المقفل على شبكة مشغّل معيّن لا يقبل شريحة eSIM أخرى. اطلب من المشغّل فتح القفل قبل سفرك. ويجب أن يدعم هاتفك eSIM أيضًا.',
    check: 'تحقق من طراز هاتفك',
  },
  regions: {
    title: (place) => `شريحة eSIM واحدة ${forPlace(place)} ووجهات أخرى`,
    reach: (countries, price) => {
      const all = inCountries(countries);
      return price === null ? `، ${all}` : `، ${all}، من ${formatMoney(price)}`;
    },
  },
  near: {
    title: { country: (place) => `بالقرب من ${place}`, region: () => 'هل تسافر إلى بلد واحد منها فقط؟' },
    from: (price) => ` من ${formatMoney(price)}`,
  },
};
