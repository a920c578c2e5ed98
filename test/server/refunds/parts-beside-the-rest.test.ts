import { expect, it } from 'vitest';

import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { runVerb } from '../../../src/server/admin/run-verb.ts';
import { watch } from '../../../src/server/alerts/watch.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { REFUNDING } from '../../support/outside/calls.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const call = () => ({ deps: shop.deps, by: atCommandLine('test') });
const run = (...words: string[]) => runCommand(shop.deps, words);

async function failedRefund() {
  const [newest] = (await runVerb(call(), 'cases', { kind: 'refund_failed' })).cases;
  if (!newest) throw new Error('no case of a failed refund');
  return newest;
}

const centsOf = (refunds: { amount: number }[]) => refunds.map(({ amount }) => amount);

it('a partial refund is sent while automatic refunds are paused, even if the processor was away at first', async () => {
  const owned = await ownerOfEsim(shop);
  const { id } = await shop.purchaseOf(owned);
  await run('pause', 'refunds');
  try {
    await shop.world.fault({ ...REFUNDING, effect: 'cut-before' });
    await run('refund', id, '--part', '1.20', '--yes', 'the network was down');
    await shop.settle();
    expect((await shop.world.books(owned)).refunds).toMatchObject([{ amount: 120, status: 'succeeded' }]);
  } finally {
    await run('resume', 'refunds');
  }
});

it('a failed partial refund is sent again by its case, without a second row', async () => {
  const owned = await ownerOfEsim(shop, { card: 'pm_card_refundFail' });
  const { id } = await shop.purchaseOf(owned);
  await run('refund', id, '--part', '0.80', '--yes', 'the network was down');
  await shop.drain();
  await shop.later(60);
  await expect
    .poll(async () => (await shop.settle(), await watch(shop.deps), (await failedRefund()).state))
    .toBe('open');
  const { id: which, version: seen } = await failedRefund();
  await runVerb(call(), 'case_act', { case: which, seen });
  await shop.drain();
  const { refunds } = await runVerb(call(), 'order', { order: id });
  // Every refund to this card fails in the end.
  expect(refunds).toMatchObject([{ reason: 'part', amount: { cents: 80 } }]);
  expect(centsOf((await shop.world.books(owned)).refunds)).toEqual([80, 80]);
});

it('sending the mail again sends that of the replacement', async () => {
  const owned = await ownerOfEsim(shop, { iso: 'ES' });
  const { id } = await shop.purchaseOf(owned);
  await run('replace', id, '--yes', 'it does not install');
  await shop.settle();
  const newest = async () => (await shop.world.mailbox(owned.buyer.email))[0];
  const first = await newest();
  expect(first?.subject).toMatch(/^Your new eSIM for Spain/);
  await run('resend', id);
  await shop.settle();
  expect((await newest())?.text).toBe(first?.text);
});
