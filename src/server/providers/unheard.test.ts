import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { unheard } from './unheard.ts';

/** Takes every request, and breaks the connection. */
let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const thrownBy = (url: string, signal?: AbortSignal) =>
  fetch(url, { method: 'POST', body: '{}', ...(signal && { signal }) }).then(
    () => null,
    (cause: unknown) => new Error('no answer', { cause }),
  );

it('an order whose connection broke, or that we gave up, may have been taken', async () => {
  expect(unheard(await thrownBy(address), 'broken')).toEqual({ kind: 'unclear', why: 'broken' });
  expect(unheard(await thrownBy(address, AbortSignal.abort()), 'given up').kind).toBe('unclear');
  expect(unheard('something else', 'odd').kind).toBe('unclear');
});

it('an order that reached no server was surely not taken', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port: free } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  for (const url of [`http://127.0.0.1:${free}`, 'http://no-such-host.invalid'])
    expect(unheard(await thrownBy(url), 'broken')).toMatchObject({
      kind: 'refused',
      lasting: false,
      isAway: true,
    });
});
