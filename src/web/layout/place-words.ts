/** The names of places, in header, menu and footer. */
export const placeWords = {
  install: 'Install eSIM',
  faq: 'FAQ',
  browse: 'Browse Plans',
  regions: 'Regions',
  trip: 'Trip Planner',
  enterprise: 'Enterprise',
  support: 'Support',
  profile: 'Profile',
};
