export const ageWords = {
  now: 'just now',
  minutes: (count: number) => `${count} min ago`,
  hours: (count: number) => `${count} h ago`,
  days: (count: number) => `${count} days ago`,
};

export const dateWords = {
  none: 'N/A',
  invalid: 'Invalid date',
  /** After a time in UTC. */
  utc: 'UTC',
};
