import { beforeAll, describe, expect, it } from 'vitest';

import { ofBase } from '../../../../src/domain/money.ts';
import { guardOf, isPersonal, MAX_WITHOUT_CODE } from '../../../../src/domain/operators/harm.ts';
import { can, type Role, ROLES } from '../../../../src/domain/operators/roles.ts';
import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import { type VerbName, VERBS } from '../../../../src/server/admin/registry.ts';
import { recordAudit } from '../../../../src/server/audit/record-audit.ts';
import { operator, type TestOperator } from '../../../support/console/operator.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
let owner: TestOperator;
const secrets = {} as Record<Role, string>;

interface Token {
  id: string;
  name: string;
  role: Role;
  hint: string;
  used_at: string | null;
  made_by: string | null;
}

interface Answer {
  status: number;
  retry: string | null;
  body: Record<string, unknown> & { reason?: string };
}

/** A program without cookies. */
async function call(secret: string, verb: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${shop.baseUrl}/api/operate/${verb}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    retry: response.headers.get('retry-after'),
    body: (isJson ? JSON.parse(text) : { text }) as Answer['body'],
  } satisfies Answer;
}

async function make(name: string, role: Role): Promise<{ id: string; secret: string }> {
  const made = await owner.tell<{ id: string; secret: string }>('api_token_create', { name, role });
  if (made.status !== 200) throw new Error(`no token was made: ${JSON.stringify(made.body)}`);
  return made.body;
}

const listed = async () => (await owner.ask<{ tokens: Token[] }>('api_tokens')).body.tokens;

beforeAll(async () => {
  owner = await operator(shop, 'owner');
  for (const role of ROLES) secrets[role] = (await make(`Table ${role}`, role)).secret;
});

const NAMES = Object.keys(VERBS) as VerbName[];
const NONSENSE = { nonsense: 'x' };

describe('an API token', () => {
  it.each(ROLES.flatMap((role) => NAMES.map((name) => [role, name] as const)))(
    '%s, %s: does what its role may, and nothing that takes a person',
    async (role, name) => {
      const { changes, permission } = VERBS[name];
      const { status, body } = changes
        ? await call(secrets[role], name, NONSENSE)
        : await call(secrets[role], `${name}?nonsense=x`);
      const needsPerson = isPersonal(name) || guardOf(name) === 'fresh code';
      const told = !can(role, permission)
        ? [403, 'not_your_role']
        : needsPerson
          ? [403, 'needs_person']
          : [400, 'invalid_field'];
      expect([status, body.reason]).toEqual(told);
    },
  );

  it('never reaches the team, tokens, or files of buyers', async () => {
    const secret = secrets.owner;
    const { team } = (await call(secret, 'team')).body as { team: { email: string }[] };
    expect(team.filter(({ email }) => email.startsWith('API'))).toEqual([]);
    for (const verb of ['operator_invite', 'operator_role', 'api_token_create', 'api_token_revoke'])
      expect((await call(secret, verb, {})).body.reason).toBe('needs_person');
    for (const file of ['orders.csv', 'leads.csv', 'invoices.zip', 'audit.csv'])
      expect((await call(secret, file)).body.reason).toBe('needs_person');
    expect((await call(secret, 'income.csv')).status).toBe(200);
    // What is about the session of a person stays closed to it.
    for (const path of ['session/consoles', 'session/passkeys'])
      expect((await call(secret, path)).body.reason).toBe('operator_signed_out');
  });

  it('acts under its own name, and money leaves only below the sums of the fresh code', async () => {
    const { started } = await shop.buyer().buy();
    const { id } = await shop.purchaseOf({ started });
    const { id: operatorId, secret } = await make('Help desk', 'support');
    const part = { order: id, kind: 'part', cents: 100, reason: 'Late' };
    expect((await call(secret, 'note', { order: id, text: 'Called back' })).status).toBe(200);
    expect((await call(secret, 'refund_part', part)).status).toBe(200);
    const { acts } = (
      await owner.ask<{ acts: { operator: string; what: string; order: { id: string } | null }[] }>('audit', {
        limit: '20',
      })
    ).body;
    const own = acts.filter(({ operator: who }) => who === 'API: Help desk');
    expect(own.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['note written', 'refund wanted: a part of the price']),
    );
    const sent = { who: 'operator', operatorId, origin: 'test', what: 'refund asked for', why: '' } as const;
    await recordAudit(shop.deps, shop.deps.db.db, { ...sent, amount: ofBase(MAX_WITHOUT_CODE.person) });
    const { status, body } = await call(secret, 'refund_part', part);
    expect([status, body.reason]).toEqual([403, 'needs_person']);
  });

  it('is shown once, listed with its last use, and told apart by its end', async () => {
    const { id, secret } = await make('Stock', 'viewer');
    expect(secret).toMatch(/^simport_[\w-]{43}$/);
    const before = (await listed()).find((one) => one.id === id);
    expect(before).toMatchObject({
      name: 'Stock',
      role: 'viewer',
      hint: secret.slice(-4),
      used_at: null,
      made_by: owner.email,
    });
    await call(secret, 'orders');
    const after = (await listed()).find((one) => one.id === id);
    expect(after?.used_at).not.toBeNull();
    expect(JSON.stringify(await listed())).not.toContain(secret);
    const { rows } = await shop.deps.db.db.execute(
      `select row_to_json(api_token)::text || row_to_json(operator)::text as text
       from api_token join operator on operator.id = operator_id`,
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(shop.logged.join('\n')).not.toContain(secret);
  });

  it('ends at once when it is revoked, and its name is free again', async () => {
    const { id, secret } = await make('Short', 'viewer');
    expect((await call(secret, 'orders')).status).toBe(200);
    expect((await owner.tell('api_token_revoke', { id })).status).toBe(200);
    expect((await call(secret, 'orders')).body.reason).toBe('wrong_token');
    expect((await owner.tell('api_token_revoke', { id })).body.reason).toBe('no_token');
    expect((await owner.tell('api_token_revoke', { id: owner.email })).body.reason).toBe('invalid_field');
    expect((await listed()).map((one) => one.id)).not.toContain(id);
    await make('Short', 'viewer');
    expect((await owner.tell('api_token_create', { name: 'Short', role: 'viewer' })).body.reason).toBe(
      'invalid_field',
    );
  });

  it('counts alone: a cookie beside it lends it nothing', async () => {
    const cookie = 'simport_operator=anything';
    const { body } = await call('simport_wrong', 'orders', undefined, { cookie });
    expect(body.reason).toBe('wrong_token');
    const posted = await call(secrets.owner, 'pause', {}, { cookie });
    expect(posted.body.reason).toBe('wrong_origin');
    const foreign = await call(secrets.owner, 'pause', {}, { origin: 'https://evil.example' });
    expect(foreign.body.reason).toBe('wrong_origin');
  });

  it.each([
    ['eight thousand letters', `simport_${'a'.repeat(8_000)}`],
    ['nothing but its beginning', 'simport_'],
    ['one that was never made', `simport_${'a'.repeat(43)}`],
  ])('is refused where it is %s', async (_name, secret) => {
    const { status, body } = await call(secret, 'orders');
    expect([status, body.reason]).toEqual([401, 'wrong_token']);
    expect(shop.logged.some((line) => line.includes('"event":"token_refused"'))).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['of another kind', 'sk_live_123'],
  ])('is none where it is %s', async (_name, secret) => {
    const { status, body } = await call(secret, 'orders');
    expect([status, body.reason]).toEqual([401, 'operator_signed_out']);
  });

  it.each([
    ['no name', { name: ' ', role: 'viewer' }],
    ['two lines', { name: 'a\nb', role: 'viewer' }],
    ['a control character', { name: 'a\u0007b', role: 'viewer' }],
    ['a NUL', { name: 'a\u0000b', role: 'viewer' }],
    ['sixty thousand letters', { name: 'a'.repeat(60_000), role: 'viewer' }],
    ['an unknown role', { name: 'Fine', role: 'root' }],
  ])('is not made with %s', async (_name, given) => {
    const { status, body } = await owner.tell('api_token_create', given);
    expect([status, body.reason]).toEqual([400, 'invalid_field']);
  });

  it('is made and revoked at the command line', async () => {
    const made = await runCommand(shop.deps, ['api-token-create', '--name', 'Cron', '--role', 'viewer']);
    const secret = /simport_[\w-]{43}/.exec(made.text)?.[0] ?? '';
    expect((await call(secret, 'orders')).status).toBe(200);
    const id = (await listed()).find(({ name }) => name === 'Cron')?.id ?? '';
    await runCommand(shop.deps, ['api-token-revoke', '--id', id]);
    expect((await call(secret, 'orders')).status).toBe(401);
  });

  it('is asked for a fresh code before it is made', async () => {
    const person = await operator(shop, 'owner');
    shop.passSeconds(11 * 60);
    const { body } = await person.tell('api_token_create', { name: 'Late', role: 'viewer' });
    expect(body.reason).toBe('step_up_needed');
  });
});

describe('the limit of a token', () => {
  const tight = useTestShop({ env: { RATE_LIMIT_SCALE: '0.005' } });

  it('is its own', async () => {
    const made = async (name: string) => {
      const { text } = await runCommand(tight.deps, ['api-token-create', '--name', name, '--role', 'viewer']);
      return /simport_[\w-]{43}/.exec(text)?.[0] ?? '';
    };
    const ask = (secret: string) =>
      fetch(`${tight.baseUrl}/api/operate/orders`, { headers: { authorization: `Bearer ${secret}` } });
    const one = await made('One');
    const statuses = [];
    for (let calls = 0; calls < 4; calls++) statuses.push((await ask(one)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(Number((await ask(one)).headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(await made('Other'))).status).toBe(200);
  });
});
