/** Of a call that brought no words of the shop's own. */
export const failureWords = {
  offline: 'The connection failed. Please try again.',
  wrong: 'Something went wrong',
};
