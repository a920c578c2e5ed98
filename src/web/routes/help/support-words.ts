import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

export const supportWords = {
  meta: {
    title: 'Support',
    description: 'Reach a person by email or live chat, and find answers to common questions.',
  },
  title: 'Support',
  lead: 'Stuck before, during or after your trip? A real person will answer.',
  service: 'Our promise',
  questions: 'Frequently asked questions',
  more: {
    text: (faq: ReactNode, guide: ReactNode) =>
      phrase`Find more answers on the ${faq}, and every step on your phone in the ${guide}.`,
    faq: 'FAQ page',
    guide: 'installation guide',
  },
};
