/** Of the calendar with the days on which to install the plans of a trip. */
export const calendarWords = {
  name: 'eSIMs for my trip',
  /** @param plan 'Portugal, 3 GB, 7 days' */
  install: (plan: string) => `Install the eSIM for ${plan}`,
  /** @param places 'Portugal', 'Spain' */
  use: (date: string, places: readonly string[]) => `You use it from ${date} in ${places.join(', ')}.`,
  buyFrom: (date: string) => `Don’t buy it before ${date}.`,
  noTrip: 'A calendar needs a trip that can be planned, and its first day.',
};
