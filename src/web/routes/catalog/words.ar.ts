import { forPlace } from '../../../domain/language-words.ar.ts';
import type * as source from './words.ts';

export const catalogWords: typeof source.catalogWords = {
  back: 'كل الوجهات',
  plansOf: (place) => `باقات بيانات eSIM مسبقة الدفع ${forPlace(place)}`,
  notLoaded: 'تعذّر تحميل الباقات. تحقق من اتصالك وحاول مرة أخرى.',
};
