export const catalogWords = {
  back: 'All destinations',
  plansOf: (place: string) => `${place} eSIM: prepaid data plans`,
  notLoaded: 'We couldn’t load the plans. Check your connection and try again.',
};
