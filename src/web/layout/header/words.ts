/** The bar over every page, and the menu of a phone. */
export const headerWords = {
  toHome: (brand: string) => `${brand} home`,
  /** What stands there at the checkout. */
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
