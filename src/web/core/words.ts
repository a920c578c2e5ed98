/** Ways that several pages lead to, by one name. */
export const wayWords = {
  viewMyEsims: 'View My eSIMs',
  followOrder: 'Follow your order',
  followThis: 'Follow this order',
  addData: 'Add data',
  signIn: 'Sign In',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
};
