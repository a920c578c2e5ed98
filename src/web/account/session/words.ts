export const sessionWords = {
  failed: {
    title: 'We could not look up your account',
    text: 'Your eSIMs are safe. Your connection may be down.',
  },
};
