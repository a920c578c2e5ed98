import { plainly } from '../../../domain/operators/plainly.ts';

export const auditWords = {
  title: 'Audit',
  lead: 'Everything operators did or looked at, newest first',
  list: 'Audit',
  commandLine: 'Command line',
  /** From before the shop recorded who caused a step. */
  notKept: 'Not recorded',
  columns: {
    what: 'Action',
    at: 'When',
    operator: 'Who',
    order: 'Target',
    amount: 'Amount',
    why: 'Reason',
    change: 'Before and after',
    origin: 'Source',
  },
  filters: {
    operator: 'Who',
    what: 'Action (exact)',
    order: 'Order',
    from: 'From (UTC)',
    to: 'To (UTC)',
  },
  empty: {
    none: { title: 'Nothing yet', text: 'Actions by operators appear here.' },
    filtered: {
      title: 'Nothing matches these filters',
      text: 'Widen the dates or remove a filter.',
    },
  },
  fact: (name: string, value: string) => `${plainly(name)}: ${value}`,
  nothing: 'not set',
  percent: (bp: number) => `${bp / 100}%`,
  from: (before: string, after: string) => `${after} (was ${before})`,
};

export const happenedWords = {
  title: 'History',
  none: 'Nothing yet.',
  commandLine: auditWords.commandLine,
};
