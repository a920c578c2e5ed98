import { describe, expect, it } from 'vitest';

import { MAIL_FACTS } from '../../../../test/support/shop/mail-facts.ts';
import { renderMail } from '../render-mail.ts';
import { PAID_PRICE, PLAN_FACTS } from '../samples/sample-facts.ts';
import { toppedUp, type ToppedUpFacts } from './topped-up.ts';

const facts: ToppedUpFacts = {
  ...MAIL_FACTS,
  plan: {
    code: 'FR',
    country: 'France',
    label: '3 GB',
    days: 30,
    truth: PLAN_FACTS,
  },
  iccid: '8944538532008160222',
  price: PAID_PRICE,
  refundHours: 24,
  withdrawal: null,
  esimUrl: 'https://shop.example/profile',
  turn: { starts_after: null, is_behind: false },
};

it.each([
  [{ starts_after: null, is_behind: true }, 'It starts when the first one ends.'],
  [
    { starts_after: '2026-12-01T08:00:00Z', is_behind: false },
    'It starts after Dec 1, 2026, 09:00 (local time in France), when the same plan on this eSIM ends.',
  ],
])('says when its turn comes: %o', async (turn, sentence) => {
  const { text } = await renderMail(toppedUp({ ...facts, turn }));
  expect(text).toContain(sentence);
  expect(text).not.toContain('when your phone first goes online');
});

describe('both bodies', () => {
  it.each([
    'Your plan for France is on your eSIM',
    'Hello Mia, there’s nothing to install',
    'Your 30 days start when your phone first goes online in France.',
    'https://shop.example/profile',
    'France, 3 GB, 30 days',
    '8944 5385 3200 8160 222',
    '$16.60',
    '$17.63 USD',
    'full refund within 24 hours if the plan has not been used',
    'https://shop.example/order/t0ken',
  ])('say %s', async (sentence) => {
    const { html, text } = await renderMail(toppedUp(facts));
    expect(text).toContain(sentence);
    expect(html).toContain(sentence);
  });

  it('carry no codes: there is nothing to install', async () => {
    const { html, text, attachments } = await renderMail(toppedUp(facts));
    expect(text + html).not.toMatch(/LPA:|SM-DP/);
    expect(attachments.map(({ filename }) => filename)).not.toContain('esim-qr.png');
  });

  it('keep names on their line and as text', async () => {
    const { subject, text, html } = await renderMail(
      toppedUp({
        ...facts,
        buyer: { firstName: '<script>\r\nBcc: eve@example.net' },
        plan: { ...facts.plan, country: 'France\r\nBcc: eve@example.net' },
      }),
    );
    expect(subject).toBe('Your plan for France Bcc: eve@example.net is on your eSIM');
    expect(text).toContain('Hello <script> Bcc: eve@example.net, there');
    expect(html).not.toMatch(/<script/i);
  });
});
