const CHECKING = 'Checking your link...';
const DEAD_LINK = 'This link does not work any more';
const HALF_LINK = {
  title: 'This link is not complete',
  text: 'Open the whole link from our email, or have a new one sent.',
};

/** In place of what a script would show. */
export const noScriptWords =
  'This page needs JavaScript. The mail of each order has a link to its eSIM that works without.';

export const dashboardWords = {
  meta: { title: 'Dashboard', description: 'Your eSIMs, purchases and account.' },
};

export const profileWords = {
  meta: { title: 'Your eSIMs', description: 'The eSIMs you bought, ready to install.' },
  list: 'Your eSIMs',
  ofGuest: { title: 'Your eSIMs', about: 'Bought in this browser' },
};

export const signInFailedWords = {
  meta: { title: 'Sign-in did not work', description: 'Please try to sign in again.' },
  title: 'Sign-in did not work',
  text: 'It may have taken too long. If this is a small window, close it and press Continue with Google again.',
  home: 'Go to the start page',
};

export const resetWords = {
  meta: { title: 'Reset password', description: 'Choose a new password.' },
  loading: 'Loading...',
  refused: {
    title: DEAD_LINK,
    text: 'It has expired or was used already: each link works once, and for a while only.',
  },
  incomplete: HALF_LINK,
  newLink: 'Send a new link',
  done: {
    title: 'Your password is changed',
    text: 'All your devices are signed out. Sign in with the new password.',
    signIn: 'Sign in',
  },
};

export const verifyWords = {
  meta: { title: 'Confirm your email', description: 'Shows that an address is yours.' },
  checking: CHECKING,
  signInFirst: {
    title: 'Sign in to confirm your email',
    text: 'The link counts once you are signed in to the account it is for. Resetting your password confirms your address as well.',
    signIn: 'Sign In',
    forgot: 'Forgot your password?',
  },
  expired: {
    title: DEAD_LINK,
    text: 'It has expired, or it is not the whole link. We can send you a new one.',
  },
  incomplete: HALF_LINK,
  verified: {
    title: 'Your email is confirmed',
    text: (email: string) => `${email} is yours, and everything you buy with it is in your account.`,
    dashboard: 'Go to your dashboard',
  },
  otherAccount: {
    title: 'This link is for another account',
    text: (email: string) =>
      `You are signed in as ${email}. Sign out, then sign in to the account that the link was sent to.`,
    signOut: 'Sign Out',
  },
};

interface AskedReturn {
  number: string;
  country: string;
  plan: string;
  amount: string;
  isTopUp: boolean;
}

/** What is given back: a plan on an eSIM that one had, or the eSIM. */
const thing = (isTopUp: boolean) => (isTopUp ? 'plan' : 'eSIM');

export const returnWords = {
  meta: {
    title: 'Return an eSIM',
    description: 'Asks the owner of a mailbox whether an eSIM shall be returned.',
  },
  checking: CHECKING,
  noLink: {
    title: DEAD_LINK,
    text: 'It has been used, it is too old, or it is not the whole link. Ask for the refund again, and we send you a new one.',
    esims: 'View My eSIMs',
  },
  title: (isTopUp: boolean) => `Return this ${thing(isTopUp)}?`,
  text: ({ number, country, plan, amount, isTopUp }: AskedReturn) =>
    `Order ${number}: ${country}, ${plan}. The ${thing(isTopUp)} is taken back for good, and ${amount} goes back to how it was paid. You do not want that? Then close this page: nothing changes.`,
  agree: (amount: string) => `Return it for ${amount}`,
  busy: 'Please wait...',
  unchanged: 'Nothing was changed.',
  done: {
    title: 'Your money is on its way back',
    text: (amount: string, bankTime: string, isTopUp: boolean) =>
      `${amount} goes back to how it was paid. ${bankTime} ${
        isTopUp ? 'The plan is off the eSIM.' : 'The eSIM does not work any more.'
      }`,
    home: 'Go home',
  },
};
