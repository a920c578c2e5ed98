export const termsWords = {
  meta: {
    title: 'Terms of Service',
    description: 'What you buy here, how payment, delivery and refunds work, and what we owe each other.',
  },
  title: 'Terms of Service',
  lead: 'What you’re buying, how it works, what happens if something goes wrong, and what we ask of you.',
};
