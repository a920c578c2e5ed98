import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

export const faqSearchWords = {
  search: 'Search frequently asked questions',
  try: 'Refund, hotspot, new phone...',
  none: 'No entries match the current query.',
  found: (entries: number) => (entries === 1 ? '1 entry found' : `${entries} entries found`),
  show: 'Show',
  hide: 'Hide',
};

export const serviceWords = {
  business: {
    name: 'Enterprise requests',
    way: (reply: string, page: ReactNode) => phrase`We answer ${reply}. Ask on the ${page}.`,
    page: 'enterprise page',
  },
  refunds: {
    name: 'Refunds',
    within: (time: string) => `You can get one within ${time} of purchase if the eSIM is unused.`,
  },
  language: { name: 'Language', which: 'We answer in English.' },
  atHand: {
    name: 'What to include',
    what: 'Tell us your order number, your phone model, and the country you’re in.',
  },
};

export const contactWords = {
  mail: {
    name: 'Email support',
    text: (reply: string) => `A first reply takes ${reply}.`,
  },
  chat: {
    name: 'Live chat',
    /** Until the reader's time is known. */
    unknown: 'Open every day',
    isOpen: (until: string) => `Open until ${until} your time`,
    isClosed: (until: string) => `Closed until ${until} your time`,
    text: 'A person will answer while you wait. Outside those hours, email us.',
    open: 'Open the chat',
    byMail:
      'A person answers while you wait. Ask for a chat by email, and we’ll send you a link during these hours.',
    ask: 'Ask for a chat',
    subject: 'Live chat',
  },
};
