/** What stands over the list by name. */
export const atlasWords = {
  popular: 'Popular',
  parts: 'Parts of the world',
  /** Where the catalogue's own name of a part is not what people call it. */
  partNames: { LATAM: 'Latin America' } as Partial<Record<string, string>>,
  all: (countries: number) => `All ${countries} countries, A to Z`,
  letters: 'First letters',
  /** Before a price. */
  from: 'from',
  nothingYet: 'Not on sale yet',
};
