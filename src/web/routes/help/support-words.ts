import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

export const supportWords = {
  meta: {
    title: 'Support',
    description: 'Reach a person by email or live chat, and find answers to the questions that come up most.',
  },
  title: 'Support',
  lead: 'Before the trip, on the way, or at the carousel without a signal: people read what you write.',
  service: 'What you can count on',
  questions: 'Frequently asked questions',
  more: {
    text: (faq: ReactNode, guide: ReactNode) =>
      phrase`More answers are on the ${faq}, and each step on the phone in the ${guide}.`,
    faq: 'FAQ page',
    guide: 'installation guide',
  },
};
