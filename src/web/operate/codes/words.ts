import type { Output } from '../api/verbs.ts';

type State = Output<'promotion'>['state'];

export const codeStateWords: Record<State, string> = {
  waiting: 'Scheduled',
  running: 'Active',
  used_up: 'Used up',
  ended: 'Ended',
};

export const codesWords = {
  title: 'Promotions',
  lead: 'Promotion codes give a discount at the checkout. The newest come first.',
  list: 'Promotion codes',
  make: 'New code',
  made: (code: string) => `${code} is ready to use.`,
  short: (short: number, plans: number) =>
    `On ${short} of ${plans} plans the floor allows a smaller discount, and buyers see that.`,
  madeForLater: (code: string) => `${code} has been created. It can be used from the time you set.`,
  columns: {
    code: 'Code',
    state: 'State',
    off: 'Discount',
    used: 'Used',
    until: 'Ends',
    given: 'Total discount',
    places: 'Valid for',
    by: 'Created by',
    at: 'Created',
  },
  filters: { state: 'State' },
  states: { running: 'Active or scheduled', ended: 'Ended' },
  empty: {
    none: {
      title: 'No codes yet',
      text: 'A discount stops at the floor of a price, unless you allow more.',
    },
    filtered: { title: 'No code matches this filter', text: 'Remove the filter to see the others.' },
  },
};

export const codeWords = {
  back: 'All codes',
  made: 'Created',
  commandLine: 'Command line',
  change: 'Change',
  end: 'End now',
  changed: 'The code was changed.',
  ended: 'The code has ended.',
  terms: {
    title: 'Terms',
    off: 'Discount',
    from: 'Starts',
    until: 'Ends',
    fromStart: 'When it was created',
    noEnd: 'No end',
    uses: 'Usage limit',
    each: 'Limit per mailbox',
    noLimit: 'No limit',
    times: (count: number) => (count === 1 ? 'Once' : `${count} times`),
    first: 'First orders only',
    places: 'Valid for',
    everywhere: 'Everywhere',
    floor: 'May go below the floor',
    short: 'Smaller discount on',
    shortOf: (short: number, plans: number) => `${short} of ${plans} plans`,
    note: 'Note',
    yes: 'Yes',
    no: 'No',
  },
  uses: {
    title: 'Uses',
    paid: 'Paid',
    held: 'Reserved by unpaid orders',
    given: 'Total discount',
    text: 'An unpaid order reserves its use for up to an hour.',
  },
  used: (paid: number, most: number | null) => (most === null ? String(paid) : `${paid} of ${most}`),
  percent: (bp: number) => `${bp / 100}%`,
};

export const codeDialogWords = {
  make: {
    title: 'New code',
    lead: 'It can be used at once, or from the time you set.',
    action: 'Create code',
  },
  change: {
    title: 'Change the code',
    lead: 'The new terms apply at once. Buyers who have started to pay keep their price for an hour.',
    action: 'Save changes',
  },
  end: {
    title: 'End the code',
    lead: 'No one can use it from now on. Buyers who have started to pay keep their price for an hour.',
    action: 'End code',
  },
  code: 'Code',
  codeHint: 'Use 3 to 30 letters, digits and hyphens. You can’t rename a code or use its name again.',
  kind: 'Discount',
  kinds: { percent: 'A percentage', amount: 'An amount' },
  percent: 'Percentage, %',
  amount: 'Amount, $',
  local: (currency: string) => `Amount, ${currency}`,
  localHint: 'Leave empty, and the code doesn’t apply to prices in this currency. Nothing is converted.',
  from: 'From (UTC)',
  until: 'Until (UTC)',
  timeHint: 'Leave empty for no limit.',
  uses: 'Usage limit',
  each: 'Limit per mailbox',
  countHint: 'Leave empty for no limit.',
  first: 'First orders only',
  floor: 'May go below the floor of a price',
  place: 'Valid for',
  everywhere: 'Everywhere',
  addPlace: 'Add a place...',
  places: 'Chosen places',
  removePlace: 'Remove',
  remove: (place: string) => `Remove ${place}`,
  note: 'Note for your team',
  preview: {
    plans: 'Plans',
    short: 'Smaller discount on',
    below: 'Sold at a loss',
    belowFloor: 'Below their floor',
    worst: 'Lowest margin',
    worstOf: (margin: string, plan: string, price: string, paid: string) =>
      `${margin}, ${plan}: ${paid} instead of ${price}`,
    cap: 'Costs at most',
    noCap: 'No limit',
    losing: {
      title: (count: number) =>
        count === 1 ? 'This code loses money on 1 plan' : `This code loses money on ${count} plans`,
      text: 'It takes them below their floor, or below what they cost with fees. Lower the discount, or don’t allow it to go below the floor.',
    },
    open: {
      title: 'Nothing stops this code by itself',
      uses: 'It has no usage limit, so nobody knows what it can cost.',
      end: 'It has no end.',
    },
    none: 'It applies to no plan that is sold.',
  },
  wrong: {
    code: 'A code has 3 to 30 letters, digits and hyphens.',
    percent: 'Enter a percentage from 0.01 to 100.',
    amount: 'Enter an amount from 0.01 to 100,000.',
    local: (currency: string) => `Enter an amount that can be paid in ${currency}, or leave it empty.`,
    count: 'Enter a whole number of at least 1, or leave it empty.',
    time: 'The end must be after the start.',
  },
};
