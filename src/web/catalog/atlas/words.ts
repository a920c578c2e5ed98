/** Above the list by name. */
export const atlasWords = {
  popular: 'Popular',
  parts: 'Parts of the world',
  /** Below the name of one of them. */
  inOrder: (countries: number) =>
    countries === 1 ? '1 country' : `${countries} countries, most visited first`,
  all: (countries: number) => `All ${countries} countries, A to Z`,
  letters: 'First letters',
  /** Before the price of the cheapest plan, which cards of countries do not show. */
  from: 'plans from',
  nothingYet: 'Not on sale yet',
};
