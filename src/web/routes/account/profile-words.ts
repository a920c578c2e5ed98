export const profileWords = {
  meta: { title: 'Your eSIMs', description: 'The eSIMs you bought, ready to install.' },
};
