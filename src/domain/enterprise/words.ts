/** Parts of the world in a company's request, which the API and the console name in English. */
export const regionNames = {
  'North America': 'North America',
  'Latin America': 'Latin America',
  Europe: 'Europe',
  'Middle East': 'Middle East',
  Africa: 'Africa',
  'South Asia': 'South Asia',
  'East Asia': 'East Asia',
  'Southeast Asia': 'Southeast Asia',
  Oceania: 'Oceania',
  'Global / Multi-region': 'Global / Multi-region',
};

/** What is wrong with a field of the request, for its writer. */
export const complaints = {
  tooLong: 'That is too long',
  companyName: 'Please enter your company’s name, at least 2 characters',
  contactName: 'Please enter your name, at least 2 characters',
  website: 'Please enter a web address, such as https://example.com',
  consent: 'Please agree, so that we may answer you',
};
