/** For the header of every page, and a phone's menu. */
export const headerWords = {
  toHome: (brand: string) => `${brand} home`,
  /** In the header at the checkout. */
  encrypted: 'Encrypted',
  main: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  getApp: 'Get the app',
};
