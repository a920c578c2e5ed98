/** Above the list by name. */
export const atlasWords = {
  popular: 'Popular',
  parts: 'Parts of the world',
  all: (countries: number) => `All ${countries} countries, A to Z`,
  letters: 'First letters',
  /** Before a price. */
  from: 'from',
  nothingYet: 'Not on sale yet',
};
