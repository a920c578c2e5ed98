export const consentWords = {
  title: 'Immediate delivery',
  missing: 'Please check both boxes. Without them we can’t deliver until your time to withdraw is over.',
};
