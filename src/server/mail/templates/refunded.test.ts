import { describe, expect, it } from 'vitest';

import { MAIL_FACTS } from '../../../../test/support/shop/mail-facts.ts';
import { REFUND_CAUSES } from '../../../domain/checkout/refund-cause.ts';
import { refundSentence } from '../../../domain/checkout/refund-words.ts';
import { ofBase } from '../../../domain/money.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import { renderMail } from '../render-mail.ts';
import { refunded } from './refunded.ts';
import type { RefundedFacts } from './refunded.ts';

const facts: RefundedFacts = {
  ...MAIL_FACTS,
  plan: { code: 'JP', country: 'Japan', label: 'Unlimited Lite', days: 7 },
  total: ofBase(1763),
  before: null,
  methodLabel: 'Visa ending in 4242',
  cause: 'undelivered',
  isTheirs: false,
  tryAgainUrl: 'https://shop.example/country/JP',
};

describe.each([...REFUND_CAUSES, 'paid_twice', 'paid_too_late'] as const)('%s', (cause) => {
  it.each([
    'Your money is on its way back',
    'Hello Mia, ',
    '$17.63 USD',
    'Visa ending in 4242',
    'Japan, Unlimited Lite, 7 days',
    'SP-7F3K-92QD',
    'What happened',
    BANK_TIME,
    'You don’t need to do anything',
    'https://shop.example/order/t0ken',
    'Refunded in full',
  ])('says %s in both bodies', async (sentence) => {
    const { html, text } = await renderMail(refunded({ ...facts, cause }));
    expect(text).toContain(sentence);
    expect(html).toContain(sentence);
  });

  it('keeps what people typed as text', async () => {
    const { html, text, subject } = await renderMail(
      refunded({
        ...facts,
        cause,
        buyer: { firstName: '<script>"x"</script>\r\nBcc: eve@example.net' },
        plan: { ...facts.plan, country: '<b>Japan</b>\n' },
      }),
    );
    expect(html).not.toMatch(/<script|<b>Japan/i);
    expect(html).toContain('Hello &lt;script&gt;&quot;x&quot;&lt;/script&gt; Bcc: eve@example.net,');
    expect(text).not.toMatch(/^Bcc:/m);
    expect(subject).toBe('Your money is on its way back');
  });
});

it('offers another try when no eSIM came', async () => {
  const { html, text } = await renderMail(refunded(facts));
  expect(html).toContain('href="https://shop.example/country/JP"');
  expect(text).toContain('Try again: https://shop.example/country/JP');
  expect(text).toContain('we’re sorry');
});

it('leaves the eSIM alone when the order was paid twice', async () => {
  const { html, text } = await renderMail(refunded({ ...facts, cause: 'paid_twice', isTheirs: true }));
  expect(text).toContain('paid twice');
  expect(text).toContain('doesn’t affect your eSIM');
  expect(html + text).not.toMatch(/Try again|country\/JP|sorry/);
});

it('greets without a name, too', async () => {
  expect((await renderMail(refunded({ ...facts, buyer: { firstName: '' } }))).text).toContain(
    'Hello, we’re sorry',
  );
});

describe('about a plan for an eSIM that the buyer has', () => {
  const topUp = { ...facts, addedTo: '8944500000000000017' };

  it('says that the eSIM stays when the plan was returned', async () => {
    const { text } = await renderMail(refunded({ ...topUp, cause: 'returned_by_you', isTheirs: true }));
    expect(text).toContain('the plan for Japan on the eSIM whose ICCID ends in 0017 was returned');
    expect(text).toContain('Other plans on it are unchanged');
    expect(text).not.toContain('It can no longer be installed');
  });

  it('does not speak of a new eSIM when the plan could not be added', async () => {
    const { text } = await renderMail(refunded(topUp));
    expect(text).toContain('couldn’t add your plan for Japan to the eSIM whose ICCID ends in 0017');
    expect(text).not.toMatch(/nothing to install|give us an eSIM/);
  });
});

it.each([
  ['undelivered', false, 'There’s nothing to install'],
  ['withdrawn', false, 'there’s nothing to install'],
  ['returned_by_you', true, 'can no longer be installed or used'],
  ['returned_by_us', true, 'We’ve taken the eSIM back'],
  ['returned_by_us', false, 'No eSIM was delivered'],
] as const)('tells who ended an order: %s, with an eSIM: %s', async (cause, isTheirs, sentence) => {
  const { html, text } = await renderMail(refunded({ ...facts, cause, isTheirs }));
  for (const body of [html, text]) {
    expect(body).toContain(refundSentence(cause, 'eSIM'));
    expect(body).toContain(sentence);
    if (cause !== 'undelivered') expect(body).not.toMatch(/sorry|couldn’t deliver|in time/);
    if (cause !== 'returned_by_you') expect(body).not.toMatch(/you returned|was returned/i);
    if (cause === 'returned_by_us') expect(body).not.toMatch(/as you asked/i);
  }
});

it('promises no eSIM to a buyer who paid too late, or paid twice what was refunded', async () => {
  const late = await renderMail(refunded({ ...facts, cause: 'paid_too_late' }));
  expect(late.text).toContain('reached us after the checkout had expired');
  expect(late.text).not.toMatch(/twice|your eSIM/i);
  const twice = await renderMail(refunded({ ...facts, cause: 'paid_twice', isTheirs: false }));
  expect(twice.text).toContain('was paid twice. We’ve sent the second payment');
  expect(twice.html + twice.text).not.toMatch(/your eSIM/i);
});

it.each([
  [true, 'We’ve taken the plan off the eSIM'],
  [false, 'The plan wasn’t added'],
] as const)(
  'tells what became of a plan for an eSIM that we refunded, added: %s',
  async (isTheirs, sentence) => {
    const { text } = await renderMail(
      refunded({
        ...facts,
        addedTo: '8944500000000000017',
        cause: 'returned_by_us',
        isTheirs,
      }),
    );
    expect(text).toContain(`We refunded this order. ${sentence}`);
    expect(text).not.toMatch(/sorry|you returned/i);
  },
);
