import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

export const faqWords = {
  meta: {
    title: 'FAQ',
    description:
      'Answers about travel eSIMs before you buy, when you pay, on your trip and afterwards, and about which phones work.',
  },
  title: 'Questions and answers',
  lead: (support: ReactNode) =>
    phrase`Everything about buying, installing and using your eSIM. Need help now? Go to the ${support}.`,
  support: 'support page',
  phones: 'Does it work on my phone?',
  models: (checker: ReactNode) =>
    phrase`Look yours up in the ${checker}, which knows more than a hundred models.`,
  checker: 'Device Compatibility Checker',
  notAnswered: {
    title: 'Didn’t find your answer?',
    text: (address: ReactNode) => phrase`Write to ${address}. We read email around the clock.`,
  },
};
