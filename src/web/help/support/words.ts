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
    way: (reply: string, page: ReactNode) => phrase`Answered ${reply}, through the ${page}`,
    page: 'enterprise page',
  },
  refunds: {
    name: 'Refunds',
    within: (time: string) => `Within ${time} of purchase, if not activated or used`,
  },
  language: { name: 'Language', which: 'English' },
  atHand: { name: 'What to include', what: 'Order number, phone model, and the country you’re in' },
};

export const contactWords = {
  mail: {
    name: 'Email support',
    text: (reply: string) => `Tell us your order number and phone model. A first reply takes ${reply}.`,
  },
  chat: {
    name: 'Live chat',
    /** Until the reader's time is known. */
    unknown: 'Open every day',
    isOpen: (until: string) => `Open until ${until} your time`,
    isClosed: (until: string) => `Closed until ${until} your time`,
    text: (hours: string) => `A person answers while you wait (${hours}). Outside those hours, email us.`,
    open: 'Open the chat',
    byMail: (hours: string) =>
      `A person answers while you wait (${hours}). Ask for a chat by email and we’ll send you a link during these hours.`,
    ask: 'Ask for a chat',
    subject: 'Live chat',
  },
};
