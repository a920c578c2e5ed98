import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { type Reply, socketPath } from '../../../../src/server/admin/cli/answer.ts';
import { openOperatorSocket } from '../../../../src/server/admin/cli/socket.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'simport-socket-'));
const shop = useTestShop();
let socket: { close(): void };
beforeAll(async () => {
  socket = await openOperatorSocket(shop.deps, dataDir);
});
afterAll(() => {
  socket.close();
  rmSync(dataDir, { recursive: true });
});

/** Sends lines as the command line does, and returns what came back, line by line. */
async function say(...lines: string[]): Promise<Reply[]> {
  const connection = createConnection(socketPath(dataDir));
  const answers = createInterface({ input: connection })[Symbol.asyncIterator]();
  const replies: Reply[] = [];
  for (const line of lines) {
    connection.write(`${line}\n`);
    replies.push(JSON.parse(String((await answers.next()).value)) as Reply);
  }
  connection.end();
  return replies;
}

it('runs verbs in the shop’s own process, only for its owner', async () => {
  const { completed } = await shop.buyer().buy();
  expect(completed.status).toBe(200);
  const [orders] = await say('["orders"]');
  expect(orders).toMatchObject({
    ok: true,
    answer: { text: expect.stringContaining('provisioned') as string },
  });
  expect(statSync(socketPath(dataDir)).mode & 0o777).toBe(0o600);
});

it('answers nonsense with a sentence, and goes on', async () => {
  const replies = await say('no json', '{"verb":"orders"}', '["dance"]', '["orders","1"]');
  expect(replies.map(({ ok }) => ok)).toEqual([false, false, false, true]);
});
