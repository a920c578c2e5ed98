import { beforeAll, describe, expect, it } from 'vitest';

import { guardOf, VERB_HARM } from '../../../../src/domain/operators/harm.ts';
import { can, type Role, ROLES } from '../../../../src/domain/operators/roles.ts';
import { EXPORTS } from '../../../../src/server/admin/exports.ts';
import { type VerbName, VERBS } from '../../../../src/server/admin/registry.ts';
import { runVerb } from '../../../../src/server/admin/run-verb.ts';
import { operator, type TestOperator } from '../../../support/console/operator.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const people = {} as Record<Role, TestOperator>;
beforeAll(async () => {
  for (const role of ROLES) people[role] = await operator(shop, role);
});

const NAMES = Object.keys(VERBS) as VerbName[];
const pairs = ROLES.flatMap((role) => NAMES.map((name) => [role, name] as const));

/** Input that no verb accepts: a permitted caller gets that error, and nothing is done. */
const NONSENSE = { nonsense: 'x' };

const call = (who: TestOperator, name: VerbName) =>
  VERBS[name].changes ? who.tell(name, NONSENSE) : who.ask(name, NONSENSE);

describe('what a role may do', () => {
  it.each(pairs)('%s, %s: by the API as the table says', async (role, name) => {
    const { status, body } = await call(people[role], name);
    const told = can(role, VERBS[name].permission) ? [400, 'invalid_field'] : [403, 'not_your_role'];
    expect([status, body.reason]).toEqual(told);
  });

  it.each(pairs)('%s, %s: by the verb itself, however it is called', async (role, name) => {
    const by = { operatorId: null, role, origin: 'test', isFresh: true };
    const done = runVerb({ deps: shop.deps, by }, name, NONSENSE);
    const reason = can(role, VERBS[name].permission) ? 'invalid_field' : 'not_your_role';
    await expect(done).rejects.toMatchObject({ reason });
  });

  it('is checked before the input is read', async () => {
    const { body } = await people.viewer.tell('refund', { order: '\u0000'.repeat(9_000) });
    expect(body.reason).toBe('not_your_role');
  });

  it('changes at once, even in an open console', async () => {
    const owner = people.owner;
    const person = await operator(shop, 'manager');
    expect((await person.ask('audit')).status).toBe(200);
    const { id, version } = await asListed(owner, person.email);
    const demoted = await owner.tell('operator_role', { id, version, role: 'viewer' });
    expect(demoted.status).toBe(200);
    expect((await person.ask('audit')).body.reason).toBe('not_your_role');
    expect((await person.ask('orders')).status).toBe(200);
  });
});

describe('a fresh code', () => {
  it('has a rule for exactly the existing verbs and files', () => {
    const files = [...Object.keys(EXPORTS).map((name) => `${name}.csv`), 'invoices.zip'];
    expect(Object.keys(VERB_HARM).toSorted()).toEqual([...NAMES, ...files].toSorted());
  });

  it('is needed for the acts in the table, ten minutes after the last one', async () => {
    const owner = await operator(shop, 'owner');
    shop.passSeconds(11 * 60);
    for (const name of NAMES) {
      const { body } = await call(owner, name);
      expect([name, body.reason]).toEqual([
        name,
        guardOf(name) === 'fresh code' ? 'step_up_needed' : 'invalid_field',
      ]);
    }
    const wrong = await owner.tell('session/step-up', { code: '000000' });
    expect(wrong.body.reason).toBe('wrong_code');
    const right = await owner.tell('session/step-up', { code: owner.nextCode() });
    expect(right.status).toBe(200);
    expect((await call(owner, 'operator_invite')).body.reason).toBe('invalid_field');
  });
});

async function asListed(who: TestOperator, email: string): Promise<{ id: string; version: number }> {
  const { body } = await who.ask<{ team: { id: string; email: string; version: number }[] }>('team');
  const found = body.team.find((one) => one.email === email);
  if (!found) throw new Error(`${email} is no operator`);
  return found;
}

it('lets a viewer read orders, and no buyer of them', async () => {
  const owned = await ownerOfEsim(shop, { iso: 'JP' });
  const { id, email, fullName } = await shop.purchaseOf(owned);
  const [name = ''] = fullName.split(' ');
  const named = { order: id };
  const reads: [VerbName, Record<string, string>][] = [
    ['orders', {}],
    ['find', { search: id }],
    ['order', named],
    ['dashboard', {}],
    ['cases', {}],
    ['disputes', {}],
  ];
  for (const [verb, input] of reads) {
    const { status, body } = await people.viewer.ask(verb, input);
    expect([verb, status]).toEqual([verb, 200]);
    expect(JSON.stringify(body)).not.toContain(email);
    expect(JSON.stringify(body)).not.toContain(name);
  }
  const found = async (who: TestOperator, typed: string) =>
    (await who.ask<{ orders: unknown[] }>('find', { search: typed })).body.orders.length;
  expect([await found(people.support, email), await found(people.support, name)]).not.toContain(0);
  expect([await found(people.viewer, email), await found(people.viewer, name)]).toEqual([0, 0]);
  for (const [verb, input] of [
    ['order', { order: email }],
    ['orders', { customer: email }],
  ] as const)
    expect((await people.viewer.ask(verb, input)).body.reason).toBe('not_your_role');
});
