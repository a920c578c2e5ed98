export const catalogWords = {
  back: 'All destinations',
  plansOf: (place: string) => `${place} eSIM: prepaid data plans`,
  notLoaded: 'The plans did not arrive. Your connection may be down.',
};
