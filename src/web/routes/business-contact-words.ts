export const businessWords = {
  meta: {
    title: 'Enterprise Solutions',
    description:
      'Travel eSIMs for teams and companies. Ask for a quote and get a reply within one business day.',
  },
};
