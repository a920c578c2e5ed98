export const dashboardWords = {
  greeting: (firstName: string) => (firstName ? `Welcome back, ${firstName}` : 'Welcome back'),
  active: 'Active eSIMs',
  noneActive: 'None of your eSIMs is active right now.',
  account: 'Your account',
};

export const lastPurchasesWords = {
  title: 'Last purchases',
  all: 'All your eSIMs',
};
