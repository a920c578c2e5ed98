/** The field that asks for the countries of a trip; apart from its answer, which loads later. */
export const tripFieldWords = {
  ask: 'Which countries are you visiting?',
  isMineThere: 'Is your country in it?',
  example: 'France, Italy, Switzerland',
  check: 'Check',
};
