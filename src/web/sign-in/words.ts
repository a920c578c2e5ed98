/** For a guest, whose eSIMs only this browser knows. */
export const invitationWords = {
  /** The guest asked for an account at the checkout. */
  asked: {
    title: 'Your account',
    text: 'We’ll email you how to get into your account. There you can see your eSIMs on any device.',
    button: 'Sign In',
  },
  open: {
    title: 'Keep your eSIMs in an account',
    text: 'Only this browser knows them so far. With an account you can see them on any device.',
    button: 'Create Account',
  },
};

/** In place of a page that needs an account. */
export const signInNeededWords = {
  title: 'Authentication Required',
  text: 'Please sign in to access the dashboard and purchase eSIM plans.',
  button: 'Sign In',
};

export const resetWords = {
  sent: 'Password reset email sent! Check your inbox.',
};
