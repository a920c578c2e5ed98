import { counted } from '../../domain/language-words.ar.ts';
import type * as source from './words.ts';

/** After a preposition. */
const destinationsOf = (count: number) =>
  counted(count, { one: 'وجهة واحدة', two: 'وجهتين', few: 'وجهات', many: 'وجهة', other: 'وجهة' });

export const activeWords: typeof source.activeWords = {
  title: 'كل ضوء وجهة بانتظارك',
  lead: (destinations) => `تتوفر باقات الآن في ${destinationsOf(destinations)}.`,
  map: (destinations) => `خريطة للعالم فيها ضوء لكل وجهة (${destinations})`,
};

export const popularWords: typeof source.popularWords = {
  title: 'وجهات رائجة',
  viewAll: 'عرض كل البلدان',
  loading: 'جارٍ تحميل الأسعار…',
  lost: { title: 'تعذّر تحميل الأسعار', again: 'المحاولة مرة أخرى' },
  garbled: { title: 'تعذّر عرض بيانات البلدان', again: 'المحاولة مرة أخرى' },
  none: { title: 'تعذّر تحميل أسعار البلدان حاليًا.', again: 'إعادة التحميل' },
  noPrices: 'تعذّر تحميل الأسعار. ما زال بإمكانك البحث عن وجهتك في الأعلى.',
};

export const cardWords: typeof source.cardWords = {
  unlimited: 'غير محدود',
  getStarted: 'ابدأ الآن',
  getStartedWith: (country) => `ابدأ الآن: ${country}`,
  from: 'تبدأ من',
  noUnlimited: 'لا توجد باقات غير محدودة',
  noPlans: 'لا توجد باقات',
};

export const phoneWords: typeof source.phoneWords = {
  picture: 'هاتف عليه شريحة eSIM نشطة لليابان بقي فيها \u20666.2\u2069 من \u206610 GB\u2069 و18 يومًا',
  landed: 'وصلت إلى طوكيو',
  on: 'شريحة eSIM لليابان تعمل',
};
