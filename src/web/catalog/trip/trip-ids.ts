/** Ids on the pages that ask for the countries of a trip. */
export const tripIds = {
  /** The form, which the field names: it may lie in another form. */
  form: 'trip',
  /** What the form leads to: a region's countries with the answer, or the answer alone. */
  countries: 'countries',
  answer: 'answer',
};
