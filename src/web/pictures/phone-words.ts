/** On the screen of the phone that `scripts/export-phone-picture.ts` draws. */
export const phoneScreenWords = {
  title: 'Your eSIMs',
  active: 'Active',
  country: 'Japan',
  plan: '10 GB · 30 days',
  left: '6.2 GB',
  leftOf: 'left of 10 GB',
  days: '18 days left',
  read: 'Read 4 min ago',
  add: 'Add data',
  details: 'See details',
  nextCountry: 'Thailand',
  nextState: 'Ready to install',
};
