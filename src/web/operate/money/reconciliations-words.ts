import type { ReconciliationOutcome } from '../../../domain/operators/reconciliation.ts';

export const reconciliationsWords = {
  title: 'Reconciliation',
  lead: 'The shop compares its records with those of each provider every day, and when you ask.',
  list: 'Reconciliations',
  compare: 'Reconcile now',
  comparing: 'Reconciling...',
  done: {
    agree: 'All records match.',
    differ: 'There are differences. They are listed below, and each opens a case.',
    failed: 'Some providers couldn’t be reached. The others match.',
  } satisfies Record<ReconciliationOutcome, string>,
  columns: { at: 'When', outcome: 'Result', by: 'Started by', since: 'Covers since', differing: 'Details' },
  outcomes: { agree: 'Matched', differ: 'Differences', failed: 'Incomplete' } satisfies Record<
    ReconciliationOutcome,
    string
  >,
  shop: 'The shop',
  differing: (side: string, count: number) =>
    `${side}: ${count === 1 ? '1 difference' : `${count} differences`}`,
  failed: (side: string) => `${side}: not compared`,
  empty: {
    none: {
      title: 'No reconciliations yet',
      text: 'One runs within the first hour of each day (UTC).',
    },
  },
};

export const reconciliationWords = {
  back: 'All reconciliations',
  title: (at: string) => `Reconciliation of ${at}`,
  lead: 'Covers since',
  by: 'Started by',
  shop: 'the shop',
  sides: 'Compared records',
  columns: { side: 'Entries', theirs: 'Theirs', ours: 'Ours', amount: 'Amount', result: 'Result' },
  unknown: 'Unknown',
  differs: (count: number) => (count === 1 ? '1 difference' : `${count} differences`),
  agree: 'Matched',
  failed: 'Not compared',
  differences: 'Differences',
  notCompared: 'Not compared',
  toCases: 'See the cases',
};
