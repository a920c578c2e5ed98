export const partWords = {
  /** Of an order: one payment paid it and others. */
  together: 'Paid together',
  utc: (text: string) => `${text} UTC`,
  /** Beside a local time, if UTC differs. */
  alsoUtc: (text: string) => `(${text} UTC)`,
  none: '–',
  /** In place of a stored value that is malformed. */
  unreadable: 'Unreadable',
};

export const dueWords = {
  due: (span: string) => `Due in ${span}`,
  overdue: (span: string) => `${span} overdue`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => `${count} days`,
};

export const customerLineWords = {
  account: 'Customer with an account',
  guest: 'Customer, guest',
  blocked: 'Blocked',
  orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
};

export const confirmWords = {
  reason: 'Reason',
  hint: 'The audit keeps it for ever with your name. Don’t enter personal data.',
  missing: 'Enter a reason, so that others understand it later.',
  figure: (count: number) => `Type ${count} to confirm`,
  figureHint: 'It’s the number of plans that the warning is about.',
  wrongFigure: (count: number) => `Type the number ${count}, or cancel.`,
  cancel: 'Cancel',
  close: 'Close',
};

/** For an order's address, on its page and in the cases of lost mails. */
export const addressWords = {
  button: 'Change the address',
  title: 'Change the address of this order?',
  lead: 'All emails of the order go to the new address, also those already sent. We notify the old one. Be sure that the buyer asked: whoever reads the new mailbox can claim a guest’s order.',
  now: 'Address now',
  which: 'Address to change',
  to: 'New address',
  wrong: 'Enter a complete email address.',
  action: 'Change it',
  done: (to: string, told: string, isInAccount: boolean) =>
    `The order’s emails go to ${to}. We notified ${told}.${isInAccount ? ' The order stays in the buyer’s account, which keeps its own address.' : ''}`,
};

export const leaveWords = {
  title: 'Leave without publishing?',
  lead: 'Your changes are lost if you leave this page.',
  action: 'Leave',
};

export const csvWords = {
  button: 'CSV',
  busy: 'Preparing...',
  stop: 'Stop',
};

export const pickerWords = {
  unknown: (typed: string, near: string | null) =>
    near === null
      ? `No country or region is called “${typed}”.`
      : `No country or region is called “${typed}”. Did you mean ${near}?`,
};

export const errorWords = {
  offline: {
    title: 'No connection',
    text: 'The shop can’t be reached. Check your connection. What you see may be out of date.',
  },
  away: {
    title: 'The shop can’t answer right now',
    text: 'Its database may be away. Payments and deliveries catch up by themselves once it is back.',
  },
  missing: { title: 'Not found', text: 'There is nothing at this address. It may have a typo.' },
  role: {
    title: 'Not part of your role',
    text: 'Your role doesn’t open this. An owner can change it under Team.',
  },
  many: {
    title: 'Too many requests',
    text: (seconds: number | null) =>
      seconds === null ? 'Wait a moment, then try again.' : `Try again in ${seconds} seconds.`,
  },
  /** What was typed, or is in the address, breaks a rule that the text tells. */
  typed: { title: 'Check what you typed' },
  unnamed: {
    title: 'No such order',
    text: 'There is no order by this name. Find it by its number, its buyer or its eSIM.',
  },
  other: { title: 'This didn’t work', text: '' },
  old: 'This couldn’t be updated',
  changed: {
    title: 'Someone changed this meanwhile',
    text: 'Nothing was done. Check the current state before you try again.',
  },
};

/** A list in an order that the operator chooses. */
export const rankedWords = {
  none: 'None.',
  hidden: 'hidden',
  add: 'Add',
  addLabel: (title: string) => `Add to: ${title}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  moved: (name: string, place: number) => `${name} is number ${place} now.`,
  removed: (name: string) => `${name} is removed.`,
  full: (most: number) => `There are ${most}. Remove one to add another.`,
};

export const draftWords = {
  title: 'Unpublished changes',
  text: 'You lose them if you leave this page.',
  discard: 'Discard',
  newer: (version: number) => `Version ${version} was published meanwhile`,
  newerBy: (version: number, by: string) => `Version ${version} was published by ${by} meanwhile`,
  newerText: 'Your changes were made on an older version.',
  take: 'Discard my changes',
  keep: 'Keep my changes',
};

/** Of a preview on a page of the shop. */
export const frameWords = {
  title: 'Preview',
  frame: (page: string) => `Preview: ${page}`,
  size: 'Screen',
  phone: 'Phone',
  desktop: 'Desktop',
  open: 'Open in a new tab',
  close: 'Close preview',
};

/** Of something that is published in versions. */
export const versionWords = {
  title: 'Versions',
  label: 'Published versions',
  columns: { version: 'Version', at: 'When', by: 'Who', why: 'Why', act: 'Act' },
  commandLine: 'Command line',
  live: 'live',
  compare: 'Compare',
  compareLabel: (version: number) => `Compare version ${version} with what is live`,
  compareOwn: 'Compare with the shop’s own',
  undo: 'Restore',
  undoLabel: (version: number) => `Restore version ${version}`,
  older: 'Show older',
  none: 'Nothing has been published yet.',
  dialog: (version: number) => `Restore version ${version}`,
  lead: 'This publishes it again as a new version.',
  compared: (version: number) => `Version ${version} and what is live`,
  comparedOwn: 'The shop’s own and what is live',
  empty: '–',
};

export const changesWords = {
  label: 'What changes',
  part: 'Part',
  before: 'Before',
  after: 'After',
  none: 'Nothing is different from what is live.',
};

export const findingsWords = {
  lights: { green: 'Passed', amber: 'Warning', red: 'Error' },
};
