import type { SetupStep, StepState } from '../../../domain/operators/settings/setup.ts';

interface StepWords {
  title: string;
  /** What to do. */
  todo: string;
  /** Where it is done, in the console or in the documentation. */
  links: readonly (readonly [to: string, name: string])[];
  /** What is checked once the shop is live. */
  live: string;
}

export const setupWords = {
  title: 'Setup guide',
  lead: {
    sandbox:
      'This is a sandbox, so no real money moves. Try each step here; the guide says what it checks in a live shop.',
    live: 'Seven steps to the first sale. The doctor proves each of them.',
  },
  done: 'Everything is set up.',
  progress: (done: number, all: number) => `${done} of ${all} steps done`,
  check: 'Check again',
  /** The act as it is shown, and what it is about. */
  checkLabel: (act: string, title: string) => `${act}: ${title}`,
  checkAll: 'Check all',
  checking: 'Checking...',
  checked: 'Last checked',
  found: 'What the doctor found',
  next: 'Next',
  number: (at: number) => `Step ${at}`,
  state: {
    done: 'Done',
    open: 'To do',
    unchecked: 'Not checked yet',
    live: 'Checked in a live shop',
  } satisfies Record<StepState, string>,
  sendTest: 'Send me a test email',
  sent: (to: string) => `Sent to ${to}. Its headers must say spf=pass and dkim=pass.`,
  notSent: (answer: string) => `The email server said: ${answer}`,
  closed: 'The shop sells nothing before its company is named, and has an address and a sender.',
  hide: 'Put the guide away',
  hideHint: 'It stays here. The dashboard no longer shows it.',
  show: 'Show it on the dashboard again',
  inLive: 'In a live shop:',
};

const DOCS = 'docs/going-live.md';

export const STEP_WORDS: Readonly<Record<SetupStep, StepWords>> = {
  brand: {
    title: 'Make it yours',
    todo: 'Choose the shop’s name, its colour and its logo, look at them on real pages, and publish them.',
    links: [['/brand', 'Brand']],
    live: 'the shop has a name of its own.',
  },
  legal: {
    title: 'Name your company, and write its pages',
    todo: 'Enter the company’s name and address, its tax number, and the address where buyers write. Then read each legal page, and About us, and publish your own; you can start from the shop’s text.',
    links: [
      ['/settings?find=company', 'Company'],
      ['/settings?find=contact', 'Contact'],
      ['/pages', 'Pages and texts'],
    ],
    live: 'the company has a name and an address, buyers have one to write to, and each page that speaks for the company is your own.',
  },
  keys: {
    title: 'Connect Stripe, PayPal and the wholesaler',
    todo: 'Put the keys of your accounts into the environment and restart the shop. Enter the shop’s callback addresses there.',
    links: [
      ['/settings/secrets', 'Secrets'],
      [`${DOCS}#5-stripe`, 'Where to find the keys'],
    ],
    live: 'each key works and belongs to your account, callbacks lead here, and the balance lasts.',
  },
  mail: {
    title: 'Let your emails arrive',
    todo: 'Choose the sender, and make the records SPF, DKIM and DMARC in the DNS of its domain. Emails carry the eSIMs, so they must not end up in spam.',
    links: [
      ['/settings?find=sender', 'Sender of emails'],
      [`${DOCS}#9-mail`, 'The records in DNS'],
    ],
    live: 'the email server takes emails, and receivers can tell them from forged ones.',
  },
  domain: {
    title: 'Put it on your domain',
    todo: 'Point your domain at a proxy with https in front of the shop, and name the proxy.',
    links: [[`${DOCS}#3-domain-and-proxy`, 'Domain and proxy']],
    live: 'the shop answers at its https address, and knows where visitors come from.',
  },
  wallets: {
    title: 'Offer Apple Pay, Google Pay and Link',
    todo: 'Switch them on in Stripe’s dashboard, then register the shop’s host at the command line.',
    links: [[`${DOCS}#5-stripe`, 'Wallets']],
    live: 'the host is registered for wallets.',
  },
  purchase: {
    title: 'Buy once, and get the money back',
    todo: 'Buy the cheapest plan in your shop, look at the email with the eSIM, then get a refund.',
    links: [
      ['/orders', 'Orders'],
      [`${DOCS}#10-start-and-the-first-purchase`, 'The first purchase'],
    ],
    live: 'an order was delivered, and another one refunded.',
  },
};

export const setupCardWords = {
  title: 'Set up the shop',
  next: 'Next:',
  open: 'Open the guide',
};
