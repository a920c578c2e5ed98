import { forPlace } from '../../domain/language-words.ar.ts';
import type * as source from './meant-words.ts';

export const unsoldWords: typeof source.unsoldWords = {
  none: (country) => `لا توجد لدينا باقة ${forPlace(country)} بعد.`,
  near: 'عرض باقات قريبة',
};

export const meantWords: typeof source.meantWords = (name, by) =>
  `هل تقصد ${by === null ? name : `${by}، ${name}`}؟`;
