/** The badge of the app's store, in two lines. */
export const storeWords = {
  play: {
    before: 'Get it on',
    name: 'Google Play',
  },
  other: {
    before: 'Download for',
    name: 'Android',
  },
};
