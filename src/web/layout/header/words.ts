/** For the header of every page, and a phone's menu. */
export const headerWords = {
  toHome: (brand: string) => `${brand} home`,
  /** In the header at the checkout. */
  encrypted: 'Encrypted',
  main: 'Main',
  places: {
    install: 'Install eSIM',
    faq: 'FAQ',
    browse: 'Browse Plans',
    enterprise: 'Enterprise',
    profile: 'Profile',
  },
  menu: 'Menu',
  closeMenu: 'Close menu',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  getApp: 'Get the app',
};
