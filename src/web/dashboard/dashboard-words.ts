export const dashboardWords = {
  greeting: (firstName: string) => (firstName ? `Welcome back, ${firstName}` : 'Welcome back'),
  account: 'Your account',
};

export const lastPurchasesWords = {
  title: 'Last purchases',
  all: 'All your eSIMs',
};
