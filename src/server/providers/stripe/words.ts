export const cardWords = {
  /** In place of the brand of a card, if it's unknown: 'Card ending in 4242'. */
  unknownBrand: 'Card',
};
