import type { ReactNode } from 'react';

import { phrase } from '../core/phrase.ts';

const PROMISE = 'We reply within one business day.';

/** The page beside the form. */
export const offerWords = {
  title: 'Enterprise Solutions',
  lead: 'Travel data for people you send abroad. Tell us where and how many, and we reply within one business day.',
  team: {
    what: 'eSIMs for a whole team',
    how: 'One request for everybody who travels, in batches if you like.',
  },
  places: {
    what: 'Where you go',
    how: 'Plans for single countries and for regions, in more than 200 countries.',
  },
  price: {
    what: 'A price beforehand',
    how: 'You get a quote for the data you need. No roaming bill comes after it.',
  },
  person: {
    what: 'A person who answers',
    how: 'Somebody reads your request and replies within one business day.',
  },
  own: {
    text: (dashboard: ReactNode) => phrase`Bought a plan for yourself? It is on your ${dashboard}.`,
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
  messageHint: 'How many travellers, how long, how much data, and when it starts.',
  trap: 'Leave this field empty',
  consent: {
    text: (legalName: string, policy: ReactNode) =>
      phrase`I agree that ${legalName} uses what I enter here to answer me, as the ${policy} says.`,
    policy: 'Privacy Policy',
  },
  subscribe: 'Send me news about plans for companies. I can take this back at any time.',
  failed: 'Something went wrong',
  nothingLost: (address: ReactNode) => phrase`Nothing you typed is lost. Try again, or write to ${address}.`,
  send: 'Request a quote',
  sending: 'Sending...',
  promise: PROMISE,
  needed: `Company, name, email and your consent are needed. ${PROMISE}`,
  noScript: (supportEmail: string) =>
    `Sending this form needs JavaScript. A mail to ${supportEmail} does the same.`,
};

export const thanksWords = {
  title: 'Thank You',
  text: (address: ReactNode) =>
    phrase`Your request has arrived. A person replies to ${address} within one business day, and a confirmation is on its way there.`,
  dashboard: 'Go to Dashboard',
  another: 'Send another request',
};
