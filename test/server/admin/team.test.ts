import { describe, expect, it } from 'vitest';

import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { operator, type TestOperator } from '../../support/console/operator.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

interface Person {
  id: string;
  email: string;
  role: string;
  state: string;
  version: number;
}

const listed = async (who: TestOperator) => (await who.ask<{ team: Person[] }>('team')).body.team;
const find = async (who: TestOperator, email: string) => {
  const person = (await listed(who)).find((one) => one.email === email);
  if (!person) throw new Error(`${email} is not listed`);
  return { id: person.id, version: person.version };
};
const isIn = async (who: TestOperator) => (await who.ask('orders')).status === 200;

describe('team', () => {
  it('are removed at once with all their sessions, and may return by a new invitation', async () => {
    const owner = await operator(shop, 'owner');
    const person = await operator(shop, 'support');
    expect((await owner.tell('operator_remove', await find(owner, person.email))).status).toBe(200);
    expect(await isIn(person)).toBe(false);
    expect((await person.tell('session/open', { code: person.nextCode() })).body.reason).toBe('no_operator');
    expect((await owner.tell('operator_invite', { email: person.email, role: 'viewer' })).status).toBe(200);
    expect((await listed(owner)).find(({ email }) => email === person.email)?.state).toBe('invited');
  });

  it('are locked out until they have set up their codes again', async () => {
    const owner = await operator(shop, 'owner');
    const person = await operator(shop, 'support');
    expect((await owner.tell('operator_reset', await find(owner, person.email))).status).toBe(200);
    expect(await isIn(person)).toBe(false);
    expect((await person.tell('session/open', { code: person.recoveryCodes[0] })).status).toBe(404);
    const invitation = await shop.mailedToken(person.email, '/operate/join');
    const { body } = await person.tell<{ secret: string }>('session/join/start', { invitation });
    expect(body.secret).not.toBe(person.secret);
    person.secret = body.secret;
    expect((await person.tell('session/join/confirm', { invitation, code: person.code() })).status).toBe(200);
    expect(await isIn(person)).toBe(true);
  });

  it('never promote themselves, nor leave the shop without an owner', async () => {
    const owner = await operator(shop, 'owner');
    const self = await find(owner, owner.email);
    for (const [verb, more] of [
      ['operator_role', { role: 'viewer' }],
      ['operator_remove', {}],
      ['operator_reset', {}],
    ] as const)
      expect((await owner.tell(verb, { ...self, ...more })).body.reason).toBe('own_role');
    for (const { email, role, state } of await listed(owner))
      if (role === 'owner' && state === 'active' && email !== owner.email)
        await owner.tell('operator_remove', await find(owner, email));
    const { id, version } = await find(owner, owner.email);
    const target = ['--id', id, '--version', String(version)];
    for (const words of [['operator-remove'], ['operator-role', '--role', 'viewer']])
      await expect(runCommand(shop.deps, [...words, ...target])).rejects.toThrow('This is the last owner.');
    // Somebody at the machine lets the only owner back in who has lost everything.
    expect((await runCommand(shop.deps, ['operator-reset', ...target])).text).toBe('Done.');
  });

  it('two owners who remove each other at once: one stays', async () => {
    const one = await operator(shop, 'owner');
    const other = await operator(shop, 'owner');
    for (const { email, role } of await listed(one))
      if (role === 'owner' && email !== one.email && email !== other.email)
        await one.tell('operator_remove', await find(one, email));
    const targets = [await find(one, other.email), await find(other, one.email)] as const;
    await Promise.all([one.tell('operator_remove', targets[0]), other.tell('operator_remove', targets[1])]);
    const left = (await runCommand(shop.deps, ['operators'])).text;
    expect([left.includes(one.email), left.includes(other.email)].filter(Boolean)).toHaveLength(1);
  });

  it('a second owner sees what the first did', async () => {
    const one = await operator(shop, 'owner');
    const other = await operator(shop, 'owner');
    const person = await operator(shop, 'viewer');
    const seen = await find(other, person.email);
    expect((await one.tell('operator_role', { ...seen, role: 'finance' })).status).toBe(200);
    const late = await other.tell('operator_role', { ...seen, role: 'manager' });
    expect([late.status, late.body.reason]).toEqual([409, 'changed_by_another']);
    expect((await listed(one)).find(({ email }) => email === person.email)?.role).toBe('finance');
  });

  it('a member is not invited again, and a deleted account is no operator any more', async () => {
    const owner = await operator(shop, 'owner');
    const person = await operator(shop, 'support');
    expect(
      (await owner.tell('operator_invite', { email: person.email.toUpperCase(), role: 'owner' })).body.reason,
    ).toBe('already_operator');
    await shop.deps.db.db.execute(`delete from "user" where email = '${person.email}'`);
    expect(await isIn(person)).toBe(false);
  });
});

describe('the audit', () => {
  it('records who did what, to what, from where, the values before and after, and who looked', async () => {
    const owner = await operator(shop, 'owner');
    const support = await operator(shop, 'support');
    const { started } = await shop.buyer().buy();
    const { id } = await shop.purchaseOf({ started });
    for (let reads = 0; reads < 3; reads++) await support.ask('order', { order: id });
    await support.ask('find', { search: '4242' });
    await owner.tell('operator_role', { ...(await find(owner, support.email)), role: 'finance' });
    const { body } = await owner.ask<{ acts: Record<string, unknown>[] }>('audit', { limit: '20' });
    const told = body.acts.map(({ operator, what, before, after }) => ({ operator, what, before, after }));
    expect(told).toContainEqual({
      operator: owner.email,
      what: 'role changed',
      before: { role: 'support' },
      after: { role: 'finance' },
    });
    expect(
      told.filter(({ what, operator }) => what === 'order read' && operator === support.email),
    ).toHaveLength(1);
    expect(told.some(({ what, operator }) => what === 'orders found' && operator === support.email)).toBe(
      true,
    );
    for (const act of body.acts) expect(act['origin']).toMatch(/\S/);
  });

  it('can be read page by page', async () => {
    const owner = await operator(shop, 'owner');
    const page = async (before?: number) =>
      (
        await owner.ask<{ acts: { id: number }[]; next: number | null }>('audit', {
          limit: '2',
          ...(before !== undefined && { before: String(before) }),
        })
      ).body;
    const first = await page();
    const second = await page(first.next ?? 0);
    expect(second.acts.every(({ id }) => id < (first.acts.at(-1)?.id ?? 0))).toBe(true);
    const { rows } = await shop.deps.db.db.execute(`select count(*)::int as count from audit`);
    expect(rows[0]?.['count']).toBeGreaterThan(0);
    await expect(shop.deps.db.db.execute('delete from audit')).rejects.toThrow();
  });
});

it('the command line sends an invitation by mail', async () => {
  const person = shop.buyer();
  await person.signUp();
  await runCommand(shop.deps, ['operator', 'add', person.email], { user: 'root' });
  expect(await shop.mailedToken(person.email, '/operate/join')).toMatch(/^[\w-]{32}$/);
  const { acts } = JSON.parse((await runCommand(shop.deps, ['audit', '1', '--json'])).text) as {
    acts: { origin: string; what: string }[];
  };
  expect(acts).toMatchObject([{ what: 'operator invited', origin: 'command line (root)' }]);
});
