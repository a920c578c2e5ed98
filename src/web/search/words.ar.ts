import { counted } from '../../domain/language-words.ar.ts';
import type * as source from './words.ts';

const destinationsOf = (many: number) =>
  counted(many, { one: 'وجهة واحدة', two: 'وجهتان', few: 'وجهات', many: 'وجهة', other: 'وجهة' });

const regionsOf = (many: number) =>
  counted(many, { one: 'منطقة واحدة', two: 'منطقتان', few: 'مناطق', many: 'منطقة', other: 'منطقة' });

export const destinationSearchWords: typeof source.destinationSearchWords = {
  ask: 'إلى أين تسافر؟',
  search: 'بحث',
  list: 'الوجهات',
  regions: 'المناطق',
  nothingFound: (query) => `لم نجد بلدانًا باسم «${query.trim()}»`,
  popular: 'وجهات رائجة',
  searching: 'جارٍ البحث عن البلدان…',
  found: (destinations, regions) =>
    regions === 0
      ? `النتائج: ${destinationsOf(destinations)}`
      : `النتائج: ${destinationsOf(destinations)} و${regionsOf(regions)}`,
  suggested: (places) => `وجهات رائجة: ${places}`,
};
