/** For failed calls without a message from the shop. */
export const failureWords = {
  offline: 'The connection failed. Please try again.',
  wrong: 'Something went wrong',
};
