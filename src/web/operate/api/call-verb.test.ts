import { afterEach, describe, expect, it, vi } from 'vitest';

import { callForFile, callVerb, readVerb } from './call-verb.ts';
import { codeAnswered } from './step-up.ts';

afterEach(() => vi.unstubAllGlobals());

interface Made {
  address: string;
  method: string;
  body: unknown;
}

/** Plays a shop that gives these answers in turn, and always answers calls for the session. */
function shop(...answers: (Response | Error)[]): Made[] {
  const made: Made[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address === '/api/operate/session') {
      made.push({ address, method: 'GET', body: null });
      return Response.json({ state: 'code', email: null, operator: null });
    }
    made.push({
      address,
      method: init.method ?? 'GET',
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    });
    const answer = answers.shift() ?? new Error('no answer left');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return made;
}

const refused = (status: number, reason: string, headers: Record<string, string> = {}) =>
  Response.json({ error: 'No.', code: 'x', reason, permission: 'team.change' }, { status, headers });

describe('a call of a verb', () => {
  it('sends the fields of a read in the address, without empty ones, and those of a change in a body', async () => {
    const made = shop(Response.json({ orders: [] }), Response.json({ id: 'x' }));
    await readVerb('orders', { state: 'paid', country: '', from: '2026-11-01' });
    await callVerb('operator_invite', { email: 'ada@simport.example', role: 'viewer' });
    expect(made).toEqual([
      { address: '/api/operate/orders?state=paid&from=2026-11-01', method: 'GET', body: null },
      {
        address: '/api/operate/operator_invite',
        method: 'POST',
        body: { email: 'ada@simport.example', role: 'viewer' },
      },
    ]);
  });

  it('is repeated after a fresh code, and not without one', async () => {
    const made = shop(refused(403, 'step_up_needed'), Response.json({}), refused(403, 'step_up_needed'));
    const target = { id: 'x', version: 1 };
    const first = callVerb('operator_remove', target);
    await expect.poll(() => made).toHaveLength(1);
    await new Promise((resolve) => setImmediate(resolve));
    codeAnswered(true);
    await expect(first).resolves.toEqual({});
    const second = callVerb('operator_remove', target);
    await expect.poll(() => made).toHaveLength(3);
    await new Promise((resolve) => setImmediate(resolve));
    codeAnswered(false);
    await expect(second).rejects.toMatchObject({ reason: 'code_not_given' });
    expect(made).toHaveLength(3);
  });

  it('reads the session again if it is over', async () => {
    const made = shop(refused(401, 'operator_signed_out'));
    await expect(readVerb('team', {})).rejects.toMatchObject({
      status: 401,
      reason: 'operator_signed_out',
    });
    expect(made.map(({ address }) => address)).toEqual(['/api/operate/team', '/api/operate/session']);
  });

  it('fails with the shop’s message, its facts and how long to wait', async () => {
    shop(
      refused(409, 'changed_by_another'),
      refused(429, 'too_many_codes', { 'retry-after': '42' }),
      Response.json({ error: 'Wait.', reason: 'too_many_codes', seconds: 7 }, { status: 429 }),
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
    );
    const failing = () => readVerb('team', {});
    await expect(failing()).rejects.toMatchObject({
      status: 409,
      reason: 'changed_by_another',
      message: 'No.',
      facts: { permission: 'team.change' },
      waitSeconds: null,
    });
    await expect(failing()).rejects.toMatchObject({ status: 429, waitSeconds: 42 });
    await expect(failing()).rejects.toMatchObject({ status: 429, waitSeconds: 7 });
    await expect(failing()).rejects.toMatchObject({ status: 502, reason: 'internal' });
  });

  it('fails if no answer comes, or one that breaks off, which must not count as empty', async () => {
    shop(new TypeError('network'), new Response('{"orders":'), new Response('<p>proxy</p>'));
    await expect(readVerb('team', {})).rejects.toMatchObject({ status: 0, reason: 'offline' });
    await expect(readVerb('team', {})).rejects.toMatchObject({ status: 0, reason: 'garbled' });
    await expect(readVerb('team', {})).rejects.toMatchObject({ status: 0, reason: 'garbled' });
  });

  it('saves a file, for which a fresh code may be needed', async () => {
    const made = shop(refused(403, 'step_up_needed'), new Response('at,what\n'));
    const asked = callForFile('audit.csv', { from: '2026-11-01' }, new AbortController().signal);
    await expect.poll(() => made).toHaveLength(1);
    await new Promise((resolve) => setImmediate(resolve));
    codeAnswered(true);
    expect(await (await asked).text()).toBe('at,what\n');
    expect(made[1]?.address).toBe('/api/operate/audit.csv?from=2026-11-01');
  });
});
