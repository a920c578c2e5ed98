export const catalogWords = {
  back: 'All destinations',
  plansOf: (place: string) => `Prepaid eSIM data plans for ${place}`,
  notLoaded: 'We couldn’t load the plans. Check your connection and try again.',
};
