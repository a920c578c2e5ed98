import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

import type { Deps } from '../../deps.ts';
import { BY, CannotDo, type Reply, socketPath, type Write } from './answer.ts';
import { runCommand } from './commands.ts';

/**
 * Lets anybody with access to the socket file run verbs in this process: one JSON list of words per line, one answer per line.
 */
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
    socket.write(`${JSON.stringify(await replyTo(deps, line, piecesTo(socket)))}\n`);
  }
}

/** No faster than the client reads. */
function piecesTo(socket: Socket): Write {
  return async (piece) => {
    const reply: Reply = { ok: true, piece };
    if (!socket.write(`${JSON.stringify(reply)}\n`) && !socket.destroyed)
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  };
}

async function replyTo(deps: Deps, line: string, write: Write): Promise<Reply> {
  try {
    const words = JSON.parse(line) as unknown;
    if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) {
      return { ok: false, why: 'A line must be a list of words.' };
    }
    return { ok: true, answer: await runCommand(deps, ...byWhom(words, write)) };
  } catch (error) {
    if (error instanceof CannotDo) return { ok: false, why: error.message };
    deps.log.error({ err: error }, 'a verb of the operator failed');
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

/** Takes the machine's user off the front of the line, if named. */
function byWhom(words: string[], write: Write): [string[], { user?: string; write: Write }] {
  const [first = '', ...rest] = words;
  return first.startsWith(BY) ? [rest, { user: first.slice(BY.length), write }] : [words, { write }];
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}
