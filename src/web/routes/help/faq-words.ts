import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

export const faqWords = {
  meta: {
    title: 'FAQ',
    description:
      'Travel eSIMs explained: before you buy, paying, which phones work, on the trip, and afterwards.',
  },
  title: 'Questions and answers',
  lead: (support: ReactNode) =>
    phrase`From the first idea to the way home. When something does not work right now, the ${support} is quicker.`,
  support: 'support page',
  phones: 'Does it work on my phone?',
  otherModel: (checker: ReactNode) => phrase`Another model? The ${checker} knows more than a hundred.`,
  checker: 'Device Compatibility Checker',
  notAnswered: (address: ReactNode) => phrase`Not answered here? Write to ${address}, at any hour.`,
};
