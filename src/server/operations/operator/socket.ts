import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

import type { Deps } from '../../deps.ts';
import { CannotDo, type Reply, socketPath } from './answer.ts';
import { runVerb } from './verbs.ts';

/** Lets who may write in the data folder run verbs in this process: one JSON list of words a line, one answer a line. */
export async function openOperatorSocket(deps: Deps, dataDir: string): Promise<{ close(): void }> {
  const path = socketPath(dataDir);
  rmSync(path, { force: true });
  const server = createServer((socket) => void serve(deps, socket));
  await listening(server, path);
  chmodSync(path, 0o600);
  return {
    close() {
      server.close();
      rmSync(path, { force: true });
    },
  };
}

async function serve(deps: Deps, socket: Socket): Promise<void> {
  socket.on('error', () => {});
  for await (const line of createInterface({ input: socket })) {
    socket.write(`${JSON.stringify(await replyTo(deps, line))}\n`);
  }
}

async function replyTo(deps: Deps, line: string): Promise<Reply> {
  try {
    const words = JSON.parse(line) as unknown;
    if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) {
      return { ok: false, why: 'A line must be a list of words.' };
    }
    return { ok: true, answer: await runVerb(deps, words) };
  } catch (error) {
    if (error instanceof CannotDo) return { ok: false, why: error.message };
    deps.log.error({ err: error }, 'a verb of the operator failed');
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}
