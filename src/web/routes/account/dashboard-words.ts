export const dashboardWords = {
  meta: { title: 'Dashboard', description: 'Your eSIMs, purchases and account.' },
};
