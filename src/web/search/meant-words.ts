import { named } from '../../domain/language-words.ts';

/** For a country without a plan. */
export const unsoldWords = {
  none: (country: string) => `We have no plan for ${named(country)} yet.`,
  near: 'See plans nearby',
};

/** @param by the mistyped city or other name; null if it was the country's own name */
export function meantWords(name: string, by: string | null): string {
  return `Did you mean ${by === null ? name : `${by}, ${name}`}?`;
}
