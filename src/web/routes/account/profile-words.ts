export const profileWords = {
  meta: { title: 'Your eSIMs', description: 'The eSIMs you bought, ready to install.' },
  list: 'Your eSIMs',
  ofGuest: { title: 'Your eSIMs', about: 'Bought in this browser' },
};
