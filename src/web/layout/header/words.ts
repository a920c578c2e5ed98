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
};

export const appWords = {
  title: 'Get the app',
  reasons: {
    esims: 'Your eSIMs, ready to install',
    dataLeft: 'The data you have left',
    warning: 'A heads-up before it runs out',
  },
  where: 'The app is for Android. On an iPhone or a computer, this site does the same.',
};
