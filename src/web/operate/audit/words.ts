export const auditWords = {
  title: 'Audit',
  lead: 'What operators did and read, newest first',
  list: 'Audit',
  commandLine: 'Command line',
  /** From before the shop recorded who caused a step. */
  notKept: 'Not kept',
  columns: {
    what: 'What',
    at: 'When',
    operator: 'Who',
    order: 'On',
    amount: 'Amount',
    why: 'Why',
    change: 'Before and after',
    origin: 'From',
  },
  filters: {
    operator: 'Who',
    what: 'What, exactly',
    order: 'Order id',
    from: 'From (UTC)',
    to: 'To (UTC)',
  },
  empty: {
    none: { title: 'Nothing yet', text: 'What operators do appears here.' },
    filtered: {
      title: 'Nothing fits these filters',
      text: 'Widen the dates, or take a filter away.',
    },
  },
  fact: (name: string, value: string) => `${name.replaceAll('_', ' ')}: ${value}`,
  nothing: 'not set',
  percent: (bp: number) => `${bp / 100}%`,
  from: (before: string, after: string) => `${after} (was ${before})`,
};

export const happenedWords = {
  title: 'What happened',
  none: 'Nothing yet.',
  commandLine: auditWords.commandLine,
};
