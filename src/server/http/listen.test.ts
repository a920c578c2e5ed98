import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import { CannotStart } from '../db/data-dir.ts';
import { listen } from './listen.ts';

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

it('says in one sentence that a port is in use', async () => {
  const port = await freePort();
  const first = await listen({ fetch: () => new Response() }, { port });
  const refused = await listen({ fetch: () => new Response() }, { port }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CannotStart);
  expect((refused as Error).message).toBe(
    `port ${port} is taken; stop the other program or set another PORT.`,
  );
  await first.close();
});

it('listens at the given host, and says in one sentence if there is no such host', async () => {
  const port = await freePort();
  const server = await listen({ fetch: () => new Response('here') }, { port, host: '127.0.0.1' });
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  await expect(fetch(`http://[::1]:${port}/`)).rejects.toThrow();
  await server.close();
  const refused = listen({ fetch: () => new Response() }, { port, host: 'nowhere.invalid' });
  await expect(refused).rejects.toThrow(
    new CannotStart('HOST is no address of this machine; leave it out to listen on all of them.'),
  );
});

it('lets running requests end before it closes, and cuts connections that nobody used yet', async () => {
  const port = await freePort();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let answer: (response: Response) => void = () => {};
  const server = await listen(
    {
      fetch: () => {
        arrive();
        return new Promise<Response>((resolve) => (answer = resolve));
      },
    },
    { port },
  );
  const idle = connect(port, 'localhost');
  idle.on('error', () => {});
  await new Promise<void>((resolve) => idle.once('connect', resolve));
  const cut = new Promise((resolve) => idle.once('close', resolve));
  const running = fetch(`http://localhost:${port}/`);
  await arrived;

  const closed = server.close();
  await cut;
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  answer(new Response('done'));
  expect(await (await running).text()).toBe('done');
  await closed;
});

it('keeps answering while it drains, closing each connection after its answer, then accepts nobody', async () => {
  const port = await freePort();
  const server = await listen({ fetch: () => new Response('here') }, { port });
  const { promise: until, resolve: end } = Promise.withResolvers<void>();
  const drained = server.drain(until);
  const headers = { 'X-Next-Upstream': '504' };
  const answers = [
    await fetch(`http://localhost:${port}/`),
    await fetch(`http://localhost:${port}/`, { method: 'POST', headers }),
    // A proxy asks another server, and leaves this one alone.
    await fetch(`http://localhost:${port}/`, { headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 504]);
  expect(answers.map((answer) => answer.headers.get('connection'))).toEqual(['close', 'close', 'close']);
  end();
  await drained;
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  await server.close();
});

it('answers a visitor who connected before it closed and asks a moment later', async () => {
  const port = await freePort();
  const server = await listen({ fetch: () => new Response('here') }, { port });
  const late = connect(port, 'localhost');
  let heard = '';
  late.on('data', (bytes) => (heard += String(bytes)));
  await new Promise<void>((resolve) => late.once('connect', resolve));
  const over = new Promise((resolve) => late.once('close', resolve));
  const drained = server.drain(Promise.resolve());
  await expect.poll(() => fetch(`http://localhost:${port}/`).then(Boolean, () => false)).toBe(false);
  late.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n');
  await over;
  expect(heard).toMatch(/^HTTP\/1.1 200 [\s\S]+here/);
  await drained;
  await server.close();
});

it('keeps a connection open for longer than a proxy waits between requests', async () => {
  const port = await freePort();
  const server = await listen({ fetch: () => new Response() }, { port });
  const { headers } = await fetch(`http://localhost:${port}/`);
  expect(headers.get('keep-alive')).toBe('timeout=75');
  await server.close();
});
