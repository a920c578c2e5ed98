/** The names of places, in header, menu and footer. */
export const placeWords = {
  install: 'Install eSIM',
  faq: 'FAQ',
  browse: 'Browse Plans',
  regions: 'Regions',
  enterprise: 'Enterprise',
  support: 'Support',
  profile: 'Profile',
};
