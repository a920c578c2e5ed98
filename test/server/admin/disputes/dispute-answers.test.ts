import { describe, expect, it } from 'vitest';

import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import { watch } from '../../../../src/server/alerts/watch.ts';
import { type Acting, atCommandLine } from '../../../../src/server/staff/acting.ts';
import { capturesOf } from '../../../support/shop/paypal-side.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const run = async (...words: string[]) => (await runCommand(shop.deps, words)).text;

function verb<Name extends VerbName>(name: Name, input: unknown = {}, by: Partial<Acting> = {}) {
  return runVerb({ deps: shop.deps, by: { ...atCommandLine('test'), ...by } }, name, input);
}

/** A payment that its buyer contests at the bank. */
async function disputed() {
  const owned = await ownerOfEsim(shop, { card: 'pm_card_createDispute' });
  await shop.pass(3);
  await expect.poll(async () => (await shop.settle(), (await shop.purchaseOf(owned)).disputed)).toBe(true);
  const purchase = await shop.purchaseOf(owned);
  const all = (await verb('disputes')).disputes;
  const found = all.find(({ order }) => order.id === purchase.id);
  if (!found) throw new Error('no such dispute');
  return { owned, purchase, found };
}

interface AtStripe {
  status: string;
  evidence: Record<string, string | null>;
  evidence_details: { has_evidence: boolean; submission_count: number };
}

/** Stripe's own record. */
async function atStripe(path: string): Promise<AtStripe> {
  const { STRIPE_API_PORT: port, STRIPE_SECRET_KEY: key } = shop.deps.settings;
  const answer = await fetch(`http://127.0.0.1:${port}/v1/${path}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return (await answer.json()) as AtStripe;
}

describe('a dispute at Stripe', () => {
  it('is listed with its deadline, and answered from our records: staged, read, and sent once', async () => {
    const { owned, purchase, found } = await disputed();
    expect(found).toMatchObject({
      processor: 'stripe',
      state: 'open',
      status: 'needs_response',
      reason: 'fraudulent',
      answered: false,
      due_at: expect.any(String) as string,
    });
    const { evidence, answers_here: here } = await verb('dispute', { dispute: found.id });
    const told = Object.fromEntries(evidence.map(({ name, text }) => [name, text]));
    expect(here).toBe(true);
    expect(told).toMatchObject({ buyer_name: purchase.fullName, buyer_email: purchase.email });
    expect(told['story']).toContain('the email "eSIM delivered" was taken by the email server of');
    expect(told['activity']).toContain('eSIM (ICCID) ');

    await watch(shop.deps);
    const open = (await verb('cases', { kind: 'dispute' })).cases.find(
      ({ order }) => order?.id === purchase.id,
    );
    expect((await verb('case', { case: open?.id ?? '' })).dispute).toBe(found.id);

    await expect(verb('dispute_send', { dispute: found.id })).rejects.toMatchObject({ reason: 'not_staged' });
    const staged = await verb('dispute_stage', {
      dispute: found.id,
      seen: found.version,
      statement: 'They wrote to us that it works.',
    });
    expect(staged).toEqual({ status: 'needs_response', version: found.version + 1 });
    const theirs = await atStripe(`disputes/${found.reference}`);
    expect(theirs).toMatchObject({
      status: 'needs_response',
      evidence: {
        customer_name: purchase.fullName,
        receipt: expect.stringMatching(/^file_/) as string,
        uncategorized_text: expect.stringMatching(/^They wrote to us that it works\./) as string,
      },
      evidence_details: { has_evidence: true, submission_count: 0 },
    });
    expect(await atStripe(`files/${theirs.evidence['receipt']}`)).toMatchObject({ type: 'pdf' });

    // Somebody who saw the previous version changes nothing.
    const old = { dispute: found.id, seen: found.version };
    await expect(verb('dispute_send', old)).rejects.toMatchObject({ reason: 'changed_by_another' });
    const sent = await verb('dispute_send', { dispute: found.id, seen: staged.version });
    expect(sent.status).toBe('under_review');
    expect((await atStripe(`disputes/${found.reference}`)).evidence_details.submission_count).toBe(1);
    for (const name of ['dispute_send', 'dispute_stage'] as const)
      await expect(verb(name, { dispute: found.id })).rejects.toMatchObject({ reason: 'answered_dispute' });

    await shop.world.control('stripe-dispute-end', {
      payment_intent: owned.started.payment_intent_id,
      end: 'won',
    });
    expect((await verb('dispute', { dispute: found.reference })).state).toBe('over');
    await watch(shop.deps);
    const { cases } = await verb('cases', { kind: 'dispute' });
    expect(cases.find(({ order }) => order?.id === purchase.id)?.state).not.toBe('open');
  });

  it('is not answered twice if the first answer’s result was lost', async () => {
    const { found } = await disputed();
    await verb('dispute_stage', { dispute: found.id });
    await shop.world.fault({
      party: 'stripe',
      method: 'POST',
      path: `/v1/disputes/${found.reference}`,
      effect: 'cut-after',
      times: 3,
    });
    await expect(verb('dispute_send', { dispute: found.id })).rejects.toThrow('Stripe');
    await shop.world.clearFaults();
    await expect(verb('dispute_send', { dispute: found.id })).rejects.toMatchObject({
      reason: 'answered_dispute',
    });
    expect((await atStripe(`disputes/${found.reference}`)).evidence_details.submission_count).toBe(1);
  });

  it('is prepared by support, and sent by a role responsible for money, with a fresh code', async () => {
    const { found } = await disputed();
    const named = { dispute: found.id };
    await verb('dispute_stage', named, { role: 'support' });
    await expect(verb('dispute_send', named, { role: 'support' })).rejects.toMatchObject({
      reason: 'not_your_role',
    });
    await expect(verb('dispute_send', named, { role: 'finance', isFresh: false })).rejects.toMatchObject({
      reason: 'step_up_needed',
    });
    expect(await run('disputes')).toContain(found.reference);
    expect(await run('dispute', found.reference)).toContain(found.order.number);
    const asked = await runCommand(shop.deps, ['dispute', found.reference, 'send']);
    expect(asked.question).toMatch(/^Send .* Go on\?$/);
    expect(await run('dispute', found.reference, 'send', '--yes')).toContain('under review');
    const json = JSON.parse(await run('disputes', '--json')) as OutputOf<'disputes'>;
    expect(json.disputes.find(({ id }) => id === found.id)?.answered).toBe(true);
  });
});

it('a dispute at PayPal is answered on its own page', async () => {
  const mia = shop.buyer();
  const { started, complete } = await mia.beginAndApprove();
  await complete();
  const [capture] = await capturesOf(shop, started);
  await shop.world.control('paypal-dispute', { capture: capture?.id });
  await expect
    .poll(
      async () => (await shop.settle(), (await verb('disputes', { processor: 'paypal' })).disputes.length),
    )
    .toBe(1);
  const [found] = (await verb('disputes', { processor: 'paypal' })).disputes;
  expect(found).toMatchObject({
    reason: 'merchandise_or_service_not_received',
    status: 'open',
    due_at: expect.any(String) as string,
  });
  const one = await verb('dispute', { dispute: found?.id });
  expect(one).toMatchObject({
    answers_here: false,
    page_url: `https://www.sandbox.paypal.com/resolutioncenter/view/${found?.reference}`,
  });
  await expect(verb('dispute_stage', { dispute: found?.id })).rejects.toMatchObject({
    reason: 'own_page_only',
  });
});
