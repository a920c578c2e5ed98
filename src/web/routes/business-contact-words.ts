export const businessWords = {
  meta: {
    title: 'Enterprise Solutions',
    description:
      'Travel eSIMs for teams and companies: ask for a quote and get a reply within one business day.',
  },
};
