import { beforeAll, describe, expect, it } from 'vitest';

import { guardOf, isPersonal } from '../../../../src/domain/operators/harm.ts';
import { can, ROLES } from '../../../../src/domain/operators/roles.ts';
import { REASONS } from '../../../../src/domain/problems/reasons.ts';
import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import { type VerbName, VERBS } from '../../../../src/server/admin/registry.ts';
import { type ApiDocument, DocumentClient } from '../../../support/console/document-client.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
let document: ApiDocument;
let client: DocumentClient;
beforeAll(async () => {
  document = (await (await shop.app.request('/api/operate/openapi.json')).json()) as ApiDocument;
  const made = await runCommand(shop.deps, ['api-token-create', '--name', 'Walk', '--role', 'manager']);
  client = new DocumentClient(document, /simport_[\w-]{43}/.exec(made.text)?.[0] ?? '');
});

describe('the description of the console’s API', () => {
  it('has exactly its routes', () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} /api/operate${path}`),
    );
    const served = shop.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/operate/'))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      .filter((route) => !route.endsWith('/openapi.json'));
    expect(documented.length).toBeGreaterThan(120);
    expect(documented.toSorted()).toEqual([...new Set(served)].toSorted());
  });

  it('says of each verb which roles may call it, and whether a token may', () => {
    for (const name of Object.keys(VERBS) as VerbName[]) {
      const { operation } = client.operation(`/${name}`);
      const roles = ROLES.filter((role) => can(role, VERBS[name].permission));
      expect([name, operation['x-roles']]).toEqual([name, roles]);
      const isForTokens = operation.security?.some((way) => 'apiToken' in way);
      expect([name, isForTokens]).toEqual([name, guardOf(name) !== 'fresh code' && !isPersonal(name)]);
    }
    expect(Object.keys(document.components.securitySchemes).toSorted()).toEqual(['apiToken', 'console']);
  });

  it('names every reason of a refusal', () => {
    const { properties } = document.components.schemas['Problem'] as {
      properties: { reason: { enum: string[] } };
    };
    expect(properties.reason.enum.toSorted()).toEqual(Object.keys(REASONS).toSorted());
  });

  it('is enough for a program: it lists orders, reads one, refunds a part and mails again', async () => {
    const { id } = await shop.purchaseOf(await ownerOfEsim(shop, { iso: 'JP' }));
    await shop.settle();
    const { body: list } = await client.call('/orders', { limit: 10 });
    expect((list['orders'] as { id: string }[]).map((order) => order.id)).toContain(id);
    const { body: order } = await client.call('/order', { order: id });
    expect(order['id']).toBe(id);
    const part = { order: id, kind: 'goodwill', cents: 100, reason: 'a long wait' };
    const { status, body: refunded } = await client.call('/refund_part', part);
    expect([status, (refunded['amount'] as { cents: number }).cents]).toEqual([200, 100]);
    const { status: mailed } = await client.call('/resend', { order: id });
    expect(mailed).toBe(200);
    const refused = await client.call('/codes', { order: id });
    expect([refused.status, refused.body['reason']]).toEqual([403, 'needs_person']);
    const unknown = await client.call('/order', { order: '0198c0de-0000-4000-8000-000000000000' });
    expect([unknown.status, unknown.body['code']]).toEqual([404, 'not_found']);
  });

  it('refuses what does not fit it', async () => {
    await expect(client.call('/refund_part', { order: 'x', kind: 'all', cents: 'much' })).rejects.toThrow(
      'does not fit the document',
    );
    await expect(client.call('/orders', { colour: 'red' })).rejects.toThrow('takes no colour');
  });
});
