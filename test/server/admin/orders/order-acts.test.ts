import { beforeAll, describe, expect, it } from 'vitest';

import { auditOf } from '../../../../src/server/audit/record-audit.ts';
import { fingerprint } from '../../../../src/server/http/security-log.ts';
import { erasePurchaseRows } from '../../../../src/server/retention/erase-purchases.ts';
import { operator, type TestOperator } from '../../../support/console/operator.ts';
import { readPdf } from '../../../support/reading/read-pdf.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

interface Order {
  id: string;
  number: string;
  seen: number;
  state: string;
  refused: Record<string, string>;
  last_error: string | null;
  mails: { template: string; status: string; last_error: string | null }[];
  refunds: { why: string | null; asked_by: string | null }[];
  buyer: { name: string; email: string };
  esim: { iccid: string } | null;
  notes: { operator: string | null; text: string }[];
  network: { step: string; source: string }[];
  audit: { what: string; operator: string | null }[];
}
interface Tried {
  before: string;
  after: string;
  waits_for: string | null;
}
interface Codes {
  matching_id: string;
  lpa: string;
  page_url: string;
}

let ada: TestOperator;
let grace: TestOperator;
let viewer: TestOperator;
beforeAll(async () => {
  ada = await operator(shop, 'support');
  grace = await operator(shop, 'support');
  viewer = await operator(shop, 'viewer');
});

/** A delivered order, and how an operator reads it. */
async function bought() {
  const owned = await ownerOfEsim(shop, { iso: 'JP' });
  const { id } = await shop.purchaseOf(owned);
  return {
    ...owned,
    id,
    readBy: async (who: TestOperator) => (await who.ask<Order>('order', { order: id })).body,
  };
}

it('whatever operators did to an order is found in the audit by its number', async () => {
  const owner = await operator(shop, 'owner');
  const one = await bought();
  const { number } = await one.readBy(ada);
  await ada.tell('note', { order: one.id, text: 'She called.' });
  const { acts } = (
    await owner.ask<{ acts: { what: string; order: { id: string } }[] }>('audit', { order: number })
  ).body;
  expect(acts.map(({ what }) => what)).toEqual(['note written', 'order read']);
  expect(new Set(acts.map(({ order }) => order.id))).toEqual(new Set([one.id]));
  expect((await owner.ask('audit', { order: 'SP-2222-2222' })).body).toMatchObject({ reason: 'no_order' });
});

describe('two operators at one order', () => {
  it('act in turn: the second sees what the first did first, and the money is refunded once', async () => {
    const one = await bought();
    const [first, second] = [await one.readBy(ada), await one.readBy(grace)];
    expect(first.seen).toBe(second.seen);
    const done = await ada.tell('refund', { order: one.id, seen: first.seen, reason: 'stays at home' });
    expect(done.status).toBe(200);
    const late = await grace.tell('refund', { order: one.id, seen: second.seen, reason: 'asked by phone' });
    expect([late.status, late.body.reason]).toEqual([409, 'changed_by_another']);
    const now = await one.readBy(grace);
    expect(now.audit.filter(({ operator: who }) => who === ada.email).map(({ what }) => what)).toContain(
      'refund asked for',
    );
    const again = await grace.tell('refund', { order: one.id, seen: now.seen, reason: 'asked by phone' });
    expect([again.status, again.body.reason]).toEqual([409, 'not_refundable']);
    await shop.settle();
    expect((await shop.world.books(one)).refunds).toHaveLength(1);
  });

  it('act at the same moment: one succeeds, and the other hears so', async () => {
    const one = await bought();
    const { seen } = await one.readBy(ada);
    const act = (who: TestOperator) => who.tell('refund', { order: one.id, seen, reason: 'both' });
    const answers = await Promise.all([act(ada), act(grace)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    await shop.settle();
    expect((await shop.world.books(one)).refunds).toHaveLength(1);
  });
});

describe('an order', () => {
  it('has notes for other operators, until its buyer is erased', async () => {
    const one = await bought();
    const before = (await one.readBy(ada)).seen;
    const text = 'Mia called: her phone is new.\nWrite to her tomorrow.';
    expect((await ada.tell('note', { order: one.id, text })).status).toBe(200);
    expect((await ada.tell('note', { order: one.id, text: '  ' })).body.reason).toBe('invalid_field');
    const { notes, audit, seen } = await one.readBy(grace);
    expect(notes).toMatchObject([{ operator: ada.email, text }]);
    // A colleague has to read it before acting.
    expect(seen).toBeGreaterThan(before);
    expect(audit.map(({ what }) => what)).toContain('note written');
    expect(JSON.stringify(audit)).not.toContain('Mia called');
    for (const change of [`update order_note set text = 'x'`, 'delete from order_note'])
      await expect(shop.deps.db.db.execute(change)).rejects.toThrow();
    await shop.deps.db.db.transaction((tx) => erasePurchaseRows(tx, [one.id], shop.deps.now()));
    expect((await one.readBy(grace)).notes).toEqual([]);
    expect((await ada.ask('codes', { order: one.id })).body.reason).toBe('erased_order');
  });

  it('shows its codes after a fresh code to permitted roles, which the audit records', async () => {
    const one = await bought();
    expect((await viewer.ask('codes', { order: one.id })).body.reason).toBe('not_your_role');
    shop.passSeconds(11 * 60);
    expect((await ada.ask('codes', { order: one.id })).body.reason).toBe('step_up_needed');
    expect((await one.readBy(grace)).audit.map(({ what }) => what)).not.toContain('codes shown');
    await ada.tell('session/step-up', { code: ada.nextCode() });
    const { body, headers } = await ada.ask<Codes>('codes', { order: one.id });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(body.lpa).toBe(`LPA:1$${body.lpa.split('$')[1]}$${body.matching_id}`);
    const order = await one.readBy(grace);
    const [mail] = await shop.world.mailbox(order.buyer.email);
    expect(mail?.text).toContain(body.matching_id);
    expect(order.audit.map(({ what }) => what)).toContain('codes shown');
    for (const secret of [body.matching_id, body.page_url.split('/').at(-1) ?? '']) {
      expect(JSON.stringify(order)).not.toContain(secret);
      expect(shop.logged.filter((line) => line.includes(secret))).toEqual([]);
    }
  });

  it('is mailed to another address, its own address is informed, and the order stays unchanged', async () => {
    const one = await bought();
    const { seen, buyer } = await one.readBy(ada);
    const to = 'mia.other@posteo.example';
    const wanted = { order: one.id, seen, to };
    expect((await ada.tell('resend', wanted)).body.error).toBe('Please give a reason.');
    shop.passSeconds(11 * 60);
    expect((await ada.tell('resend', { ...wanted, reason: 'a typo' })).body.reason).toBe('step_up_needed');
    expect((await ada.tell('session/step-up', { code: ada.nextCode() })).status).toBe(200);
    const why = 'a typo';
    const sent = await ada.tell<{ addresses: string[]; told: string[] }>('resend', {
      ...wanted,
      reason: why,
    });
    expect(sent.body).toEqual({ addresses: [to], told: [buyer.email.replace(/^(.)[^@]*/, '$1***')] });
    await shop.drain();
    const mailsTo = async (address: string) =>
      (await shop.world.mailbox(address)).filter((mail) => mail.to === address);
    expect((await mailsTo(to)).map(({ text }) => text.includes('LPA:1$'))).toEqual([true]);
    const told = (await mailsTo(buyer.email)).find(({ subject }) => subject.includes('another address'));
    expect(told?.text).toContain('m***@posteo.example');
    expect(told?.text).not.toMatch(/LPA:|\/order\//);
    const order = await one.readBy(ada);
    expect(order.buyer.email).toBe(buyer.email);
    expect(JSON.stringify(order.audit)).not.toContain(to);
    const entry = (await auditOf(shop.deps.db.db, one.id)).find(({ what }) =>
      what.endsWith('another address'),
    );
    expect(entry).toMatchObject({ why: 'a typo', after: { address: fingerprint(shop.deps.cipher, to) } });
    expect((await grace.tell('session/step-up', { code: grace.nextCode() })).status).toBe(200);
    const stale = await grace.tell('resend', { ...wanted, to: 'somebody@posteo.example', reason: 'a typo' });
    expect(stale.body.reason).toBe('changed_by_another');
    const same = await ada.tell<{ told: string[] }>('resend', {
      order: one.id,
      seen,
      to: buyer.email.toUpperCase(),
    });
    expect(same.body.told).toEqual([]);
  });

  it('gives out no more codes once it is refunded: neither by hand, nor by a waiting mail', async () => {
    const one = await bought();
    const codesIn = async () =>
      (await shop.world.mailbox((await one.readBy(ada)).buyer.email)).filter(({ text }) =>
        text.includes('LPA:1$'),
      ).length;
    expect(await codesIn()).toBe(1);
    const first = await one.readBy(ada);
    expect(first.refused).toEqual({});
    // Both wait for a job when the money is refunded.
    await ada.tell('resend', { order: one.id, seen: first.seen });
    const to = 'mia.elsewhere@posteo.example';
    await ada.tell('resend', { order: one.id, seen: (await one.readBy(ada)).seen, to, reason: 'a typo' });
    const { seen } = await one.readBy(ada);
    expect((await ada.tell('refund', { order: one.id, seen, reason: 'stays at home' })).status).toBe(200);
    await shop.settle();
    expect([await codesIn(), (await shop.world.mailbox(to)).length]).toEqual([1, 0]);

    const now = await one.readBy(ada);
    const held = now.mails.filter(({ status }) => status === 'withheld');
    expect(held.map(({ template }) => template).toSorted()).toEqual([
      'delivered',
      'delivered',
      'sent_to_another',
    ]);
    for (const { last_error: why } of held)
      expect(['the money is on its way back', 'the order was refunded']).toContain(why);
    expect(Object.keys(now.refused)).toEqual(['resend', 'codes', 'refund', 'refund_part', 'replace']);
    for (const act of [{}, { to }])
      expect((await ada.tell('resend', { order: one.id, seen: now.seen, ...act })).body).toMatchObject({
        reason: 'codes_refused',
        error: 'The money for this eSIM is on its way back or has been returned, so it no longer works.',
      });
    expect((await ada.ask('codes', { order: one.id })).body.reason).toBe('codes_refused');
    expect((await one.readBy(grace)).refunds).toMatchObject([{ why: 'stays at home', asked_by: 'operator' }]);
    expect(now.last_error).toBeNull();
  });

  it('is tried again at once if it is stuck, and names the absent provider', async () => {
    const started = await shop.paid('NL');
    const { id } = await shop.purchaseOf(started);
    const tryAgain = async (which = id) => {
      const { seen } = (await ada.ask<Order>('order', { order: which })).body;
      return (await ada.tell<Tried>('retry', { order: which, seen })).body;
    };
    expect(await tryAgain()).toMatchObject({ after: 'provisioned', waits_for: null });
    await shop.settle();
    expect(await tryAgain()).toEqual({ before: 'delivered', after: 'delivered', waits_for: null });
    expect((await shop.world.books(started)).orders).toHaveLength(1);
    const { seen } = (await grace.ask<Order>('order', { order: id })).body;
    await tryAgain();
    expect((await grace.tell('retry', { order: id, seen })).body.reason).toBe('changed_by_another');

    await shop.world.fault({ party: 'esim-go', effect: 'cut-before', times: 10_000 });
    const stuck = await shop.purchaseOf(await shop.paid('NL'));
    await tryAgain(stuck.id);
    expect(await tryAgain(stuck.id)).toMatchObject({ waits_for: 'eSIM Go' });
    await shop.world.clearFaults();
  });

  it('shows the network’s data, and has a PDF without codes and notes', async () => {
    const one = await bought();
    await one.use(600);
    await one.status();
    await ada.tell('note', { order: one.id, text: 'looks like friendly fraud' });
    const order = await one.readBy(ada);
    expect(order.network.map(({ step }) => step)).toContain('first_use');
    const { body } = await ada.ask<{ filename: string; pdf: string }>('order_pdf', { order: one.id });
    expect(body.filename).toBe(`${order.number}.pdf`);
    const pdf = await readPdf(Buffer.from(body.pdf, 'base64'));
    for (const words of [
      `Order ${order.number}`,
      order.buyer.name,
      order.buyer.email,
      'Payment accepted (Stripe)',
      'First data used (Network)',
      'Email with the eSIM (Email)',
      one.started.payment_intent_id,
    ])
      expect(pdf.text).toContain(words);
    expect(pdf.text).not.toMatch(/LPA:|friendly fraud|Order read/);
    expect(pdf.missing).toBe(0);
    expect((await one.readBy(ada)).audit.map(({ what }) => what)).toContain('order drawn as PDF');
    expect((await viewer.ask('order_pdf', { order: one.id })).body.reason).toBe('not_your_role');
  });
});
