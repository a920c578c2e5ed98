/** A country on the browse page, also while it loads; apart from the plans' own words, which load with them. */
export const countryLoadingWords = {
  loading: 'Loading eSIM plans...',
  intro: 'Pick days and data for your trip. The eSIM arrives by email in a minute and starts when you land.',
};
