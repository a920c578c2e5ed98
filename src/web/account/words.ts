const eSims = (count: number) => (count === 1 ? '1 eSIM' : `${count} eSIMs`);

/** What somebody has, on the profile. */
export const ownProfileWords = {
  list: 'Your eSIMs',
  ofGuest: { title: 'Your eSIMs', about: 'Bought in this browser' },
};

/** For who signed in where a guest has bought. */
export const joinOfferWords = {
  offer: (count: number) => `You bought ${eSims(count)} here as a guest. Add to your account?`,
  yes: 'Add',
  later: 'Not now',
  failed: 'Nothing has changed.',
  joined: {
    title: (count: number) => `${eSims(count)} added to your account.`,
    text: (count: number) =>
      `${count === 1 ? 'It no longer shows' : 'They no longer show'} in this browser when you are signed out.`,
  },
};

/** For a guest in front of somebody else's computer. */
export const forgetDeviceWords = {
  question: 'Is this not your own device?',
  open: 'Forget on this device',
  title: 'Forget on this device?',
  text: 'This browser will no longer show what was bought here. The eSIMs stay yours and go on working, and so does the private link in the mail of each order. You cannot undo this here.',
  yes: 'Forget',
  no: 'Cancel',
  failed: 'Nothing was forgotten.',
};

export const profileWords = {
  /** Who has given no name. */
  noName: 'User Profile',
};
