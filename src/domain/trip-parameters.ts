/** With which a trip's form and its address name its parts: a place and days for each stop, all else once. */
export const TRIP_PARAMETERS = ['place', 'days', 'use', 'mb', 'data', 'borders', 'start'] as const;
