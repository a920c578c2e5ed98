/** Sentences around a link: what stands before it, in it, and after it. */
export const faqWords = {
  meta: {
    title: 'FAQ',
    description:
      'Travel eSIMs explained: before you buy, paying, which phones work, on the trip, and afterwards.',
  },
  title: 'Questions and answers',
  lead: [
    'From the first idea to the way home. When something does not work right now, the',
    'support page',
    'is quicker.',
  ],
  phones: 'Does it work on my phone?',
  otherModel: ['Another model? The', 'Device Compatibility Checker', 'knows more than a hundred.'],
  /** Around the address. */
  notAnswered: ['Not answered here? Write to', ', at any hour.'],
} as const;
