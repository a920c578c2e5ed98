import { describe, expect, it } from 'vitest';

import { MAIL_FACTS } from '../../../../test/support/shop/mail-facts.ts';
import { planPriceWords } from '../../../domain/catalog/plan.ts';
import { renderMail } from '../render-mail.ts';
import { usage, type UsageFacts } from './usage.ts';

const facts: UsageFacts = {
  ...MAIL_FACTS,
  plan: { code: 'JP', country: 'Japan', label: '3 GB', days: 30 },
  what: 'low',
  left: '580 MB',
  of: '3 GB',
  readAt: new Date('2026-11-21T14:05:00Z'),
  endsAt: new Date('2026-12-19T09:30:00Z'),
  hasNext: false,
  esimUrl: 'https://shop.example/profile',
  again: {
    url: 'https://shop.example/checkout?top_up=1',
    price: planPriceWords({ finalPrice: 8.33, card_total: 9 }),
  },
  iccid: '8944538532008160222',
};

describe('both bodies of the mail about low data', () => {
  it.each([
    'You’ve used 80% of your data for Japan',
    'Hello Mia, you have about 580 MB left of the 3 GB in your plan for Japan.',
    'add a new plan to the same eSIM',
    'Japan, 3 GB, 30 days',
    'ICCID ending in 0222',
    '580 MB of 3 GB',
    'Nov 21, 2026, 23:05 (local time in Japan)',
    'Dec 19, 2026, 18:30 (local time in Japan)',
    'Add 3 GB for $9.00 with card',
    'It’s the same plan again, for 30 days.',
    'https://shop.example/checkout?top_up=1',
    'SP-7F3K-92QD',
    'https://shop.example/profile',
    'We email you once at 80% of a plan',
    'Simport, Inc.',
  ])('say %s', async (sentence) => {
    const { html, text } = await renderMail(usage(facts));
    expect(text).toContain(sentence);
    expect(html).toContain(sentence);
  });

  it('lead to more data first, unless another plan waits or this one is no longer on sale', async () => {
    const first = async (change: Partial<UsageFacts>) =>
      /https:\/\/\S+(checkout|profile)/.exec((await renderMail(usage({ ...facts, ...change }))).text)?.[1];
    expect(await first({})).toBe('checkout');
    expect(await first({ hasNext: true })).toBe('profile');
    const { text } = await renderMail(usage({ ...facts, again: null }));
    expect(text).not.toContain('Add 3 GB');
  });

  it('name one price if fees are included', async () => {
    const price = planPriceWords({ finalPrice: 9, card_total: 9 });
    const { text } = await renderMail(usage({ ...facts, again: { url: facts.esimUrl, price } }));
    expect(text).toContain('Add 3 GB for $9.00');
    expect(text).not.toContain('with card');
  });

  it('leave out an end that is not known', async () => {
    const { html, text } = await renderMail(usage({ ...facts, endsAt: null }));
    expect(html + text).not.toContain('Ends');
  });
});

describe('the mail about used data', () => {
  it('says so in its subject and counts nothing left', async () => {
    const { subject, text, html } = await renderMail(usage({ ...facts, what: 'used', left: '0 MB' }));
    expect(subject).toBe('You’ve used all your data for Japan');
    for (const body of [text, html]) {
      expect(body).toContain('you’ve used all 3 GB of your plan for Japan');
      expect(body).toContain('0 MB of 3 GB');
      expect(body).not.toContain('80% of your data');
    }
  });

  it('mentions a plan that waits for its turn', async () => {
    const { text, html } = await renderMail(usage({ ...facts, what: 'used', hasNext: true }));
    expect(text).toContain('Another plan is waiting on this eSIM.');
    expect(html).toContain('Another plan is waiting on this eSIM.');
  });
});

it('keeps names on their line and as text', async () => {
  const hostile = 'Mia\r\nBcc: eve@example.net <script>';
  const { text, html, subject } = await renderMail(
    usage({
      ...facts,
      buyer: { firstName: hostile },
      plan: { ...facts.plan, country: 'Japan\r\nBcc: eve@example.net' },
    }),
  );
  expect(subject).toBe('You’ve used 80% of your data for Japan Bcc: eve@example.net');
  expect(text).toContain('Hello Mia Bcc: eve@example.net <script>, you have about');
  expect(html).not.toMatch(/<script/i);
});
