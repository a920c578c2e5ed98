/** Above the list by name. */
export const atlasWords = {
  popular: 'Popular',
  parts: 'Parts of the world',
  /** Below the name of one of them. */
  inOrder: (countries: number) =>
    countries === 1 ? '1 country' : `${countries} countries, most visited first`,
  all: (countries: number) => `All ${countries} countries, A to Z`,
  letters: 'First letters',
  /** Before a price. */
  from: 'from',
  nothingYet: 'Not on sale yet',
};
