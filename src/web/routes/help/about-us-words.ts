export const aboutWords = {
  meta: {
    title: 'About Us',
    description: 'Who sells these eSIMs, how the company works and what it stands for.',
  },
  title: (brand: string) => `About ${brand}`,
  lead: 'Who we are, what we sell, and how we work.',
};
