import { counted } from '../../domain/language-words.he.ts';
import type * as source from './words.ts';

const inDestinations = (count: number) => counted(count, { one: 'יעד אחד', two: 'שני יעדים', many: 'יעדים' });

const inRegions = (count: number) => counted(count, { one: 'אזור אחד', two: 'שני אזורים', many: 'אזורים' });

export const destinationSearchWords: typeof source.destinationSearchWords = {
  ask: 'לאן נוסעים?',
  search: 'חיפוש',
  list: 'יעדים',
  regions: 'אזורים',
  nothingFound: (query) => `לא נמצאו מדינות עבור ״${query.trim()}״`,
  popular: 'מקומות פופולריים',
  searching: 'מחפשים מדינות…',
  found: (destinations, regions) =>
    regions === 0
      ? `תוצאות: ${inDestinations(destinations)}`
      : `תוצאות: ${inDestinations(destinations)}, ${inRegions(regions)}`,
  suggested: (places) =>
    counted(places, { one: 'מקום פופולרי אחד', two: 'שני מקומות פופולריים', many: 'מקומות פופולריים' }),
};
