/** While a place's plans load; apart from the plans' own words, which load with them. */
export const plansLoadingWords = {
  loading: 'Loading eSIM plans...',
};
