import { expect, it } from 'vitest';

import { MAIL_FACTS } from '../../../../test/support/shop/mail-facts.ts';
import { ofBase } from '../../../domain/money.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import { renderMail } from '../render-mail.ts';
import { partRefunded, type PartRefundedFacts } from './part-refunded.ts';

const at = new Date('2026-11-24T12:00:00Z');
const facts: PartRefundedFacts = {
  ...MAIL_FACTS,
  plan: { code: 'JP', country: 'Japan', label: '3 GB', days: 7 },
  parts: [{ part: 'part', amount: ofBase(450), at }],
  methodLabel: 'Visa ending in 4242',
  isTheirs: true,
};

it('says how much is refunded, where to, and that the eSIM stays', async () => {
  const { subject, text, html } = await renderMail(partRefunded(facts));
  expect(subject).toBe('Part of your money is on its way back');
  for (const sentence of [
    'we’ve refunded $4.50 of what you paid for your eSIM for Japan.',
    'Your eSIM stays yours',
    'The $4.50 goes back to Visa ending in 4242.',
    BANK_TIME,
  ]) {
    expect(text).toContain(sentence);
    expect(html).toContain(sentence);
  }
});

it('apologizes for goodwill, and lists all earlier refunds', async () => {
  const goodwill = { part: 'goodwill' as const, amount: ofBase(200), at };
  const { subject, text } = await renderMail(
    partRefunded({ ...facts, parts: [...facts.parts, goodwill], addedTo: '8944538532008160222' }),
  );
  expect(subject).toBe('We’ve refunded you something');
  expect(text).toContain('we’re sorry about the trouble with your plan for Japan, so we’ve refunded $2.00.');
  expect(text).toContain('Refunded so far: $6.50 USD');
});
