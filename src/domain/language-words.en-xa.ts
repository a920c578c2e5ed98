import * as source from './language-words.ts';
import type { Language } from './languages.ts';

export {
  DATE_LOCALE,
  DATE_STYLE,
  FAMILY_FIRST,
  facts,
  GAP,
  labelled,
  LOCALE,
  named,
} from './language-words.ts';

export const LANGUAGE: Language = 'en-xa';

export const inHours = (count: number) => `«${source.inHours(count)} ~»`;
export const inDays = (count: number) => `«${source.inDays(count)} ~»`;
export const inYears = (count: number) => `«${source.inYears(count)} ~»`;
