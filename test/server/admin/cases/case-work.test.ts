import { beforeAll, describe, expect, it } from 'vitest';

import { raise, watch } from '../../../../src/server/alerts/watch.ts';
import { type Case, CaseWorker } from '../../../support/console/case-worker.ts';
import { SENDING_MAIL } from '../../../support/outside/calls.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const worker = new CaseWorker(shop);
beforeAll(() => worker.open());

describe('an operator working on a case', () => {
  async function anew(): Promise<Case> {
    await shop.world.control('balance', { amount: 5000 });
    await watch(shop.deps);
    await shop.world.control('balance', { amount: 20 });
    await watch(shop.deps);
    return worker.caseOf('low_balance');
  }

  it('takes it, snoozes it, writes a note: each change succeeds once for the same version', async () => {
    const found = await anew();
    const saw = { case: found.id, seen: found.version };
    const taken = await worker.verb('case_owner', { ...saw, owner: 'me' });
    expect(taken).toEqual({ state: 'open', version: found.version + 1 });
    const conflict = { reason: 'changed_by_another' };
    await expect(worker.verb('case_owner', { ...saw, owner: null })).rejects.toMatchObject(conflict);
    // Nothing happens twice either.
    await expect(worker.act(found)).rejects.toMatchObject(conflict);
    expect((await worker.verb('cases', { owner: 'me' })).cases.map(({ id }) => id)).toEqual([found.id]);

    const until = new Date(shop.deps.now().getTime() + 3_600_000).toISOString();
    const { open } = await worker.verb('cases');
    const snoozed = await worker.verb('case_snooze', { case: found.id, seen: taken.version, until });
    expect([snoozed.state, (await worker.verb('cases')).open]).toEqual(['snoozed', open - 1]);
    shop.passSeconds(3601);
    expect((await worker.read(found.id)).state).toBe('open');

    const words = 'Topped up by bank transfer, two days.';
    await worker.verb('case_note', { case: found.id, words });
    const now = await worker.read(found.id);
    expect(now).toMatchObject({ owner: { email: worker.email }, notes: [{ operator: worker.email, words }] });
    const closed = await worker.verb('case_close', {
      case: found.id,
      seen: now.version,
      reason: 'paid by transfer',
    });
    expect(closed.state).toBe('seen');
  });

  it('needs a role: a viewer only reads, and an act needs its own role as well', async () => {
    const found = await anew();
    expect((await worker.verb('case', { case: found.id }, worker.as.viewer)).act.allowed).toBe(false);
    await expect(worker.verb('case_act', { case: found.id }, worker.as.viewer)).rejects.toMatchObject({
      reason: 'not_your_role',
    });
    // Jobs about others run first.
    await shop.drain();
    await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 550, times: 1 });
    await shop.paid('IT');
    await shop.settle();
    await watch(shop.deps);
    const refused = await worker.caseOf('mail_refused');
    await expect(worker.verb('case_act', { case: refused.id }, worker.as.finance)).rejects.toMatchObject({
      reason: 'not_your_role',
      facts: { permission: 'order.resend' },
    });
    expect((await worker.read(refused.id)).version).toBe(refused.version);
  });

  it('can do the same at the command line, by the beginning of an id', async () => {
    const found = await anew();
    const short = found.id.slice(0, 8);
    expect(await worker.run('cases', '--state', 'open')).toContain(short);
    expect(await worker.run('case', short)).toMatch(/balance/);
    const until = (when: string) => worker.run('case-snooze', '--case', short, '--until', when);
    expect(await until(new Date(shop.deps.now().getTime() + 7_200_000).toISOString())).toMatch(
      /state +snoozed/,
    );
    expect(await until('none')).toMatch(/state +open/);
    await expect(worker.run('case', short, 'snooze', '2')).rejects.toThrow('Say case-snooze in its place.');
    await expect(worker.run('case', short, 'give', 'nobody@example.com')).rejects.toThrow('operator');
    expect(await worker.run('case', short, 'give', worker.email)).toMatch(/state +open/);
    await worker.run('case', short, 'note', 'called', 'the', 'bank');
    const json = JSON.parse(await worker.run('case', short, '--json')) as Case;
    expect(json).toMatchObject({ owner: { email: worker.email }, notes: [{ words: 'called the bank' }] });
    expect(await worker.run('case', short, 'close', 'done')).toMatch(/state +seen/);
    await shop.world.control('balance', { amount: 5000 });
    expect(await worker.run('case', short, 'act')).toMatch(/state +over/);
    await expect(worker.run('case', short, 'act')).rejects.toThrow('This case is resolved');
    await expect(worker.run('case', '0000000')).rejects.toThrow('There’s no such case.');
  });

  it('pages through the list by position', async () => {
    for (let n = 0; n < 8; n++)
      await raise(shop.deps, {
        kind: 'stock_left',
        subject: `${n}`,
        words: 'It lies there.',
        purchaseId: null,
      });
    const all = (await worker.verb('cases')).cases.map(({ id }) => id);
    const first = await worker.verb('cases', { limit: 3 });
    const second = await worker.verb('cases', { limit: 3, after: first.next });
    expect([...first.cases, ...second.cases].map(({ id }) => id)).toEqual(all.slice(0, 6));
    await expect(worker.verb('cases', { after: 'nowhere' })).rejects.toMatchObject({
      reason: 'unknown_after',
    });
  });
});
