/** While the plans of a place are on their way: without those of the plans themselves. */
export const plansLoadingWords = {
  loading: 'Loading eSIM plans...',
};
