export const partWords = {
  utc: (text: string) => `${text} UTC`,
  /** Beside a local time, if UTC differs. */
  alsoUtc: (text: string) => `(${text} UTC)`,
  none: '–',
};

export const customerLineWords = {
  account: 'Customer with an account',
  guest: 'Customer, guest',
  blocked: 'Blocked',
  orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
};

export const confirmWords = {
  reason: 'Reason',
  hint: 'Kept for ever with your name. Ids and amounts, no personal data.',
  missing: 'Say why, so that others understand it later.',
  cancel: 'Cancel',
  close: 'Close',
};

export const csvWords = {
  button: 'CSV',
  busy: 'Preparing...',
  stop: 'Stop',
};

export const troubleWords = {
  offline: {
    title: 'No connection',
    text: 'The shop can’t be reached. Check your connection; what you see may be old.',
  },
  away: {
    title: 'The shop can’t answer right now',
    text: 'Its database may be away. Payments and deliveries catch up by themselves once it is back.',
  },
  missing: { title: 'Not found', text: 'Nothing answers to this address. It may have been mistyped.' },
  role: {
    title: 'Not part of your role',
    text: 'Your role doesn’t open this. An owner can change it under People.',
  },
  many: {
    title: 'Too many calls',
    text: (seconds: number | null) =>
      seconds === null ? 'Wait a moment, then try again.' : `Try again in ${seconds} seconds.`,
  },
  other: { title: 'This didn’t work', text: '' },
  old: 'This couldn’t be updated',
  changed: {
    title: 'Someone changed this meanwhile',
    text: 'Nothing was done. Here is how it is now: check it before you try again.',
  },
};
