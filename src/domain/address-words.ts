/** What is wrong with an email address, for its writer. */
export const addressWords = {
  invalid: 'Please enter a valid email address',
  /** The part before the at-sign has letters that many mail servers reject. */
  otherLetters: 'Please use an email address with only plain letters (a to z) before the @ sign',
};
