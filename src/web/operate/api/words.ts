/** For failed calls without a message from the shop. */
export const callWords = {
  offline: 'The connection failed. Nothing was changed that you can’t see here.',
  garbled: 'What came was no answer of the shop. Try again.',
  wrong: 'Something went wrong on our side. Try again.',
  codeNotGiven: 'You gave no code, so nothing was done.',
};
