import type { Output } from '../api/verbs.ts';

type State = Output<'promotion'>['state'];

export const codeStateWords: Record<State, string> = {
  waiting: 'Not yet',
  running: 'Running',
  used_up: 'Used up',
  ended: 'Ended',
};

export const codesWords = {
  title: 'Codes',
  lead: 'Codes that lower a price at the checkout, newest first',
  list: 'Codes',
  make: 'New code',
  made: (code: string) => `${code} is ready to use.`,
  short: (short: number, plans: number) =>
    `On ${short} of ${plans} plans the price allows less than it promises, and buyers are told so.`,
  madeForLater: (code: string) => `${code} has been created. It can be used from the time you set.`,
  columns: {
    code: 'Code',
    state: 'State',
    off: 'Off',
    used: 'Used',
    until: 'Until',
    given: 'Given',
    places: 'For',
    by: 'Made by',
    at: 'Made',
  },
  filters: { state: 'State' },
  states: { running: 'Running or not yet', ended: 'Ended' },
  empty: {
    none: {
      title: 'No codes yet',
      text: 'What a code takes off is never more than the floor of a price leaves.',
    },
    filtered: { title: 'No code fits this filter', text: 'Take the filter away.' },
  },
};

export const codeWords = {
  back: 'All codes',
  made: 'Made',
  commandLine: 'Command line',
  change: 'Change',
  end: 'End now',
  changed: 'The code is changed.',
  ended: 'The code has ended.',
  terms: {
    title: 'Terms',
    off: 'Takes off',
    from: 'From',
    until: 'Until',
    fromStart: 'As soon as it was made',
    noEnd: 'No end',
    uses: 'Uses at most',
    each: 'Each mailbox',
    noLimit: 'No limit',
    times: (count: number) => (count === 1 ? 'Once' : `${count} times`),
    first: 'First orders only',
    places: 'For',
    everywhere: 'Everywhere',
    floor: 'Below the floor',
    short: 'Takes less than that on',
    shortOf: (short: number, plans: number) => `${short} of ${plans} plans`,
    note: 'Note',
    yes: 'Yes',
    no: 'No',
  },
  uses: {
    title: 'Uses',
    paid: 'Paid',
    held: 'Held by unpaid orders',
    given: 'Given',
    text: 'An unpaid order holds its use for an hour at most.',
  },
  used: (paid: number, most: number | null) => (most === null ? String(paid) : `${paid} of ${most}`),
  percent: (bp: number) => `${bp / 100}%`,
};

export const codeDialogWords = {
  make: {
    title: 'New code',
    lead: 'It can be used at once, or from the time you set.',
    action: 'Make the code',
  },
  change: {
    title: 'Change the code',
    lead: 'It counts for whoever asks from now on. Whoever has begun to pay keeps the price for an hour.',
    action: 'Change it',
  },
  end: {
    title: 'End the code',
    lead: 'No one can use it from now on. Whoever has begun to pay keeps the price for an hour.',
    action: 'End it',
  },
  code: 'Code',
  codeHint: '3 to 30 letters, figures and hyphens. Its name can’t be changed or used again.',
  kind: 'Takes off',
  kinds: { percent: 'A percentage', amount: 'An amount' },
  percent: 'Percentage, %',
  amount: 'Amount, $',
  from: 'From (UTC)',
  until: 'Until (UTC)',
  timeHint: 'Empty: always.',
  uses: 'Uses at most',
  each: 'Uses of each mailbox at most',
  countHint: 'Empty: no limit.',
  first: 'Only for first orders',
  floor: 'May go below the floor of a price',
  place: 'Only for',
  everywhere: 'Everywhere',
  addPlace: 'Add a place...',
  places: 'Places it is for',
  removePlace: 'Remove',
  remove: (place: string) => `Remove ${place}`,
  note: 'Note for your team',
  wrong: {
    code: 'A code has 3 to 30 letters, figures and hyphens.',
    percent: 'Enter a percentage from 0.01 to 100.',
    amount: 'Enter an amount from 0.01 to 100,000.',
    count: 'Enter a whole number from 1, or nothing.',
    time: 'It has to end after it begins.',
  },
};
