export const regionListWords = {
  failed: {
    title: 'Failed to load regional plans',
    text: 'We couldn’t load them. Check your connection and try again.',
  },
  empty: {
    title: 'No regional plans available.',
    text: 'Single countries are on sale as always.',
    browse: 'Browse All Countries',
  },
};

export const regionCardWords = {
  holds: (countries: number, plans: number) =>
    `${countries} ${countries === 1 ? 'country' : 'countries'}, ${plans} ${plans === 1 ? 'plan' : 'plans'}`,
  /** Before a price. */
  from: 'Starting from',
  seePlans: 'See plans',
  /** Other regions around the same place. */
  variants: (region: string) => `More plans like ${region}`,
  counted: (name: string, count: number) => `${name} (${count})`,
};
