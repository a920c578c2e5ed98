import type { BooksOutcome } from '../../../domain/operators/books.ts';

export const booksWords = {
  title: 'Books',
  lead: 'Our books beside those of each party: compared every day, and by whoever presses.',
  list: 'Comparisons',
  compare: 'Compare now',
  comparing: 'Comparing...',
  done: {
    agree: 'All books agree.',
    differ: 'Something differs: it stands below, and is a case.',
    failed: 'Not everybody could be asked. Whoever could agrees.',
  } satisfies Record<BooksOutcome, string>,
  columns: { at: 'When', outcome: 'Result', by: 'By', since: 'Looked back to', differing: 'What' },
  outcomes: { agree: 'Agree', differ: 'Differ', failed: 'Not compared' } satisfies Record<
    BooksOutcome,
    string
  >,
  shop: 'The shop',
  differing: (side: string, count: number) => `${side}: ${count === 1 ? '1 differs' : `${count} differ`}`,
  failed: (side: string) => `${side}: not compared`,
  empty: {
    none: {
      title: 'Our books weren’t compared yet',
      text: 'The shop does it within the first hour of each day by UTC.',
    },
  },
};

export const bookWords = {
  back: 'All comparisons',
  title: (at: string) => `Books on ${at}`,
  lead: 'Looked back to',
  by: 'Compared by',
  shop: 'the shop',
  sides: 'What was compared',
  columns: { side: 'Entries', theirs: 'Theirs', ours: 'Ours', amount: 'Amount', result: 'Result' },
  unknown: 'Unknown',
  differs: (count: number) => (count === 1 ? '1 differs' : `${count} differ`),
  agree: 'Agree',
  failed: 'Not compared',
  differences: 'What differs',
  notCompared: 'What couldn’t be compared',
  toCases: 'See the cases',
};
