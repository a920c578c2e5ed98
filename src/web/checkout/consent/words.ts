export const consentWords = {
  title: 'Delivery at once',
  missing: 'Please check both boxes: without them we may not deliver before the time to withdraw is over.',
};
