export const privacyWords = {
  meta: {
    title: 'Privacy Policy',
    description: 'What we store about you, why, for how long, and who else sees any of it.',
  },
  title: 'Privacy Policy',
  lead: 'What we store about you, why, for how long, and what you can ask of us.',
};
