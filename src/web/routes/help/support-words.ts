export const supportWords = {
  meta: {
    title: 'Support',
    description: 'Reach a person by email or live chat, and find answers to the questions that come up most.',
  },
  title: 'Support',
  lead: 'Before the trip, on the way, or at the carousel without a signal: people read what you write.',
  service: 'What you can count on',
  questions: 'Frequently asked questions',
  /** The two links and what stands around them. */
  more: [
    'More answers are on the',
    'FAQ page',
    ', and each step on the phone in the',
    'installation guide',
    '.',
  ],
} as const;
