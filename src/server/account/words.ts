/** Why the sign-in refuses a call. The pages of the shop know these by their codes, other programs show the texts. */
export const signInWords = {
  noPassword: 'This account has no password yet',
  signInFirst: 'Please sign in first',
  otherAccount: 'This link is for another account',
};
