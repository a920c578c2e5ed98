import { listed } from '../../core/words.ts';

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
  /** How a region differs from the one above it. */
  differs: ({ more, fewer }: { more: Countries; fewer: Countries }) =>
    [more.count > 0 && `Adds ${named(more, 'more')}`, fewer.count > 0 && `Leaves out ${named(fewer, '')}`]
      .filter((part) => part !== false)
      .join('. ') || 'Same countries',
};

interface Countries {
  count: number;
  names: string[];
}

function named({ count, names }: Countries, kind: string): string {
  if (names.length > 0) return listed(names, ', and ');
  return [count, kind, 'countries'].filter((word) => word !== '').join(' ');
}
