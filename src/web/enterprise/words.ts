import type { ReactNode } from 'react';

import { named } from '../../domain/language-words.ts';
import type { PriceWords } from '../../domain/price-words.ts';
import { phrase } from '../core/phrase.ts';
import { feeIncluded } from '../core/words.ts';

const PROMISE = 'We’ll reply within one business day.';

/** The text beside the form. */
export const offerWords = {
  title: 'Enterprise Solutions',
  lead: 'Travel data for people you send abroad. Tell us where and how many, and we’ll reply within one business day.',
  team: {
    what: 'eSIMs for a whole team',
    how: 'One request for the whole team. Send eSIMs in batches.',
  },
  places: {
    what: 'Where you go',
    how: 'Plans for single countries and whole regions, in more than 200 countries.',
  },
  price: {
    what: 'A price up front',
    how: 'You get a quote for the data you need. No roaming bill comes later.',
  },
  /** For one plan on sale today. */
  sample: (place: string, data: string, days: string, { plan, charged }: PriceWords) =>
    `${data} for ${days} in ${named(place)} costs ${plan} a person today${charged === null ? '' : ` (${feeIncluded(charged)})`}.`,
  invoice: {
    what: 'One invoice for the team',
    how: 'A single bill, with your company’s name and VAT number on it.',
  },
  person: {
    what: 'A person who answers',
    how: 'Someone from our sales team reads your request and replies within one business day.',
  },
  own: {
    text: (dashboard: ReactNode) => phrase`Already a customer? Go to your ${dashboard}.`,
    dashboard: 'dashboard',
  },
};

export const formWords = {
  name: 'Request a quote',
  you: 'You and your company',
  companyName: 'Company name',
  contactName: 'Contact name',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  teamSize: 'Team size',
  noTeamSize: 'Choose a size',
  regions: 'Target regions',
  message: 'Message',
  messageHint: 'How many travelers, for how long, how much data, and from when.',
  trap: 'Leave this field empty',
  consent: {
    text: (legalName: string, policy: ReactNode) =>
      phrase`I agree that ${legalName} may use what I enter here to reply to me, in line with the ${policy}.`,
    policy: 'Privacy Policy',
  },
  subscribe: 'Send me news about plans for companies. I can unsubscribe any time.',
  failed: 'Something went wrong',
  nothingLost: (address: ReactNode) => phrase`Nothing you typed is lost. Try again, or write to ${address}.`,
  send: 'Request a quote',
  sending: 'Sending...',
  promise: PROMISE,
  needed: `We need your company, name, email and consent. ${PROMISE}`,
  noScript: (supportEmail: string) => `Sending this form needs JavaScript. Or just email ${supportEmail}.`,
};

export const thanksWords = {
  title: 'Thank You',
  text: (address: ReactNode) =>
    phrase`We’ve got your request. A person will reply to ${address} within one business day. We’ve sent a confirmation there too.`,
  dashboard: 'Go to Dashboard',
  another: 'Send another request',
};
