import { describe, expect, it } from 'vitest';

import { readQr } from '../../../../test/support/reading/read-qr.ts';
import { MAIL_FACTS } from '../../../../test/support/shop/mail-facts.ts';
import { COLOURS } from '../../core/colours.ts';
import { renderMail } from '../render-mail.ts';
import { PAID_PRICE, PLAN_FACTS } from '../samples/sample-facts.ts';
import { delivered } from './delivered.ts';
import type { DeliveredFacts } from './delivered.ts';

const facts: DeliveredFacts = {
  ...MAIL_FACTS,
  plan: {
    code: 'JP',
    country: 'Japan',
    label: 'Unlimited Lite',
    days: 7,
    truth: { ...PLAN_FACTS, full_speed_mb_per_day: 1000, throttled_kbps: 512 },
  },
  iccid: '8944538532008160222',
  activation: { smdpAddress: 'https://rsp.example.net/', matchingId: '7K2M-QX41-9DTA' },
  price: PAID_PRICE,
  refundHours: 24,
  withdrawal: null,
};
const lpa = 'LPA:1$rsp.example.net$7K2M-QX41-9DTA';

describe('both bodies', () => {
  it.each([
    'Your eSIM for Japan is ready',
    'Hello Mia, install it now',
    'Your 7 days start when your phone first goes online in Japan.',
    `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${lpa}`,
    `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${lpa}`,
    'SM-DP+ address',
    'rsp.example.net',
    'Activation code',
    '7K2M-QX41-9DTA',
    lpa,
    'Japan, Unlimited Lite, 7 days',
    '1 GB a day at full speed, then 512 kbps',
    '8944 5385 3200 8160 222',
    'SP-7F3K-92QD',
    '$16.60',
    'Card processing fee',
    '$1.03',
    '$17.63 USD',
    'Visa ending in 4242',
    'full refund within 24 hours if the eSIM has not been activated or used',
    'See your order',
    'https://shop.example/order/t0ken',
    'help@shop.example',
    'Simport, Inc.',
  ])('say %s', async (sentence) => {
    const { html, text } = await renderMail(delivered(facts));
    expect(text).toContain(sentence);
    expect(html).toContain(sentence);
  });

  it('label the QR code in a colour readable on dark, for clients that hide pictures', async () => {
    const { html } = await renderMail(delivered(facts));
    expect(html.slice(0, html.indexOf('QR code that installs'))).toMatch(
      new RegExp(`class="on-night"[^>]*color: ?${COLOURS.onNight}`, 'i'),
    );
  });

  it('never show the address of the SM-DP+ server as a link to open', async () => {
    const { html, text } = await renderMail(delivered(facts));
    expect(html + text).not.toContain('https://rsp.example.net');
  });

  it('leave out a speed that is not limited, and show a confirmation code that is needed', async () => {
    const plain = await renderMail(
      delivered({ ...facts, plan: { ...facts.plan, truth: { ...PLAN_FACTS, speeds: null } } }),
    );
    expect(plain.text).not.toContain('Speed');
    expect(plain.html).not.toContain('Speed');
    expect(plain.text + plain.html).not.toContain('Confirmation code');
    const guarded = await renderMail(
      delivered({
        ...facts,
        activation: { ...facts.activation, confirmationCode: '4711' },
      }),
    );
    expect(guarded.text).toContain('Confirmation code: 4711');
    expect(guarded.text).toContain(`${lpa}$$1`);
  });

  it('greet without a name, too', async () => {
    const { text } = await renderMail(delivered({ ...facts, buyer: { firstName: ' \r\n' } }));
    expect(text).toContain('\n\nHello, install it now');
  });
});

describe('the QR code', () => {
  it('reads back as the very code of the text, inside the mail and as esim-qr.png', async () => {
    const { attachments, html } = await renderMail(delivered(facts));
    const inside = attachments.find(({ cid }) => cid === 'esim-qr@inline');
    const beside = attachments.find(({ filename }) => filename === 'esim-qr.png');
    expect(html).toContain('src="cid:esim-qr@inline"');
    expect(inside && readQr(inside.content)).toBe(lpa);
    expect(beside && readQr(beside.content)).toBe(lpa);
    expect(beside?.cid).toBeUndefined();
    expect(beside?.contentType).toBe('image/png');
  });

  it('is not made from data that no phone accepts', () => {
    const activation = { smdpAddress: 'rsp.example.net', matchingId: 'A$B' };
    expect(() => delivered({ ...facts, activation })).toThrow('matching ID');
  });
});

describe('names that people type', () => {
  const hostile = '<script>alert("x")</script>\r\nBcc: eve@example.net \u202Eمريم 👩🏽‍🚀';

  it('stay text in the HTML', async () => {
    const { html } = await renderMail(delivered({ ...facts, buyer: { firstName: hostile } }));
    expect(html).not.toMatch(/<script/i);
    expect(html).toContain('Hello &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
    expect(html).toContain('مريم 👩🏽‍🚀');
    expect(html).not.toContain('\u202E');
  });

  it('stay on their line in the text', async () => {
    const { text } = await renderMail(delivered({ ...facts, buyer: { firstName: hostile } }));
    expect(text).toContain('</script> Bcc: eve@example.net مريم 👩🏽‍🚀, install it now');
  });

  it('cannot break a subject', async () => {
    const plan = { ...facts.plan, country: 'Japan\r\nBcc: eve@example.net' };
    const { subject } = await renderMail(delivered({ ...facts, plan }));
    expect(subject).toBe('Your eSIM for Japan Bcc: eve@example.net is ready');
  });
});

it('is answered by people', async () => {
  expect((await renderMail(delivered(facts))).replyTo).toEqual({
    name: 'Simport',
    address: 'help@shop.example',
  });
});
