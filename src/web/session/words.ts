export const sessionWords = {
  failed: {
    title: 'We couldn’t load your account',
    text: 'Your eSIMs are safe. Check your connection and try again.',
  },
};
