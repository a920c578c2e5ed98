export const termsWords = {
  meta: {
    title: 'Terms of Service',
    description:
      'What you buy here, how payment, delivery and refunds go, and what both sides owe each other.',
  },
  title: 'Terms of Service',
  lead: 'What you buy here and how, what happens when something goes wrong, and what we ask of you.',
};
