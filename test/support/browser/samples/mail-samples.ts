import { ago, idOf, namedOrder } from './console-samples.ts';

type Json = Record<string, unknown>;

const STATES = ['queued', 'sent', 'failed', 'returned', 'queued'] as const;
const TEMPLATES = ['delivered', 'refunded', 'verify_address', 'data_low', 'alert'] as const;

/** A mail of the outbox, the n-th from the newest. */
export function listedMail(n: number): Json {
  const state = STATES[n % STATES.length] ?? 'sent';
  const answers = {
    queued: n % 2 === 0 ? '451 4.3.0 The mailbox is busy, please try again later' : null,
    sent: null,
    failed: '550 5.1.1 No such user here',
    returned: '5.2.2 The mailbox is full',
  };
  return {
    id: idOf(800 + n),
    template: TEMPLATES[n % TEMPLATES.length],
    state,
    to: 'm***@posteo.example',
    order: n % 5 > 1 ? null : namedOrder(n),
    created_at: ago(n * 11),
    sent_at: state === 'queued' || state === 'failed' ? null : ago(n * 11 - 1),
    tries: state === 'queued' ? 3 : 1,
    answer: answers[state],
    next_try_at: state === 'queued' && n === 0 ? ago(-1) : null,
    until: state === 'queued' ? ago(n * 11 - 1440) : null,
  };
}

export const mailTemplates = {
  templates: [
    { template: 'delivered', subjects: ['Your eSIM for Japan is ready', 'Data for Japan was added'] },
    { template: 'refunded', subjects: ['Your refund is on its way'] },
    { template: 'alert', subjects: ['Simport: Many cards are declined'] },
  ],
};

export const mailPreview = (sample: string | undefined): Json => ({
  subject: mailTemplates.templates[0]?.subjects[Number(sample ?? 0)],
  html: '<h1>Your eSIM is ready</h1>',
  text: 'Your eSIM for Japan is ready\n\nHi Mia, install it before you go:\nhttps://shop.example/order/t0ken',
  attachments: [{ filename: 'esim-1.png', bytes: 4_200 }],
});
