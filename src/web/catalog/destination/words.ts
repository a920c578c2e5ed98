import type { PlanSort } from '../../../domain/catalog/browse-order.ts';
import { named } from '../../../domain/language-words.ts';

/** One country or region. */
export const destinationWords = {
  missing: { title: 'Country not found', text: 'We couldn’t find that destination.' },
  guide: (place: string) => `${place} eSIM guide`,
  guides: 'Before you choose',
  browseAll: 'Browse All Countries',
  search: 'Search',
  supported: 'Supported countries',
  supportedCount: (countries: number) => `Supported countries (${countries})`,
};

export const planSortingWords: { name: string; sorts: Record<PlanSort, string> } = {
  name: 'Sort',
  sorts: {
    recommended: 'Recommended',
    price: 'Price, lowest first',
    data: 'Data, most first',
    duration: 'Duration, shortest first',
    name: 'Name',
  },
};

/** For a country without its own plans. */
export const noPlansWords = {
  title: 'No plans available',
  covered: (country: string) =>
    `There’s no plan just for ${named(country)} yet, but a regional plan works there.`,
  nothing: (country: string) => `There’s no plan for ${named(country)} yet.`,
  see: (region: string, price: string) => `${region}, from ${price}`,
  near: (country: string) => `Plans near ${named(country)}`,
  /** Before a price. */
  from: 'from',
};

/** Regional plans beside a country's own, or in their place. */
export const alsoCoveredWords = {
  title: (country: string) => `Going further than ${named(country)}?`,
  titleAlone: (country: string) => `Plans that work in ${named(country)}`,
  coveredBy: (region: string) => `Also covered by ${region}`,
  coveredAlone: (region: string) => `Covered by ${region}`,
  countries: (countries: number) => `${countries} ${countries === 1 ? 'country' : 'countries'}`,
  countriesFrom: (countries: string, price: string) => `${countries}, from ${price}`,
};
