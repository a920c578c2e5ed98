const eSims = (count: number) => (count === 1 ? '1 eSIM' : `${count} eSIMs`);

/** The sections of the profile. */
export const ownProfileWords = {
  list: 'Your eSIMs',
  ofGuest: { title: 'Your eSIMs', about: 'Bought in this browser' },
};

/** For a user in a browser where a guest has bought. */
export const joinOfferWords = {
  offer: (count: number) =>
    `You bought ${eSims(count)} here as a guest. Add ${count === 1 ? 'it' : 'them'} to your account?`,
  yes: 'Add',
  later: 'Not now',
  failed: 'Nothing has changed.',
  joined: {
    title: (count: number) => `${eSims(count)} added to your account.`,
    text: (count: number) =>
      `${count === 1 ? 'It no longer shows' : 'They no longer show'} in this browser when you’re signed out.`,
  },
};

/** For a guest at somebody else's computer. */
export const forgetDeviceWords = {
  question: 'Shared device?',
  open: 'Remove my eSIMs from this browser',
  title: 'Remove your eSIMs from this browser?',
  text: 'This browser will no longer show what was bought here. Your eSIMs stay yours and keep working, and so does the private link in each order’s email. You can’t undo this here.',
  yes: 'Remove',
  no: 'Cancel',
  failed: 'Nothing was removed.',
};

export const profileWords = {
  /** In place of a user's missing name. */
  noName: 'User Profile',
};
