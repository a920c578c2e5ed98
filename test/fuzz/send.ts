import { type Agent, request } from 'node:http';

import type { Call } from './calls.ts';

export interface Answer {
  status: number;
  type: string;
  text: string;
}

/** An event stream never ends, so only this much of an answer is read. */
const PATIENCE_MS = 30_000;

/** Sends a call unchanged. Rejects if the connection breaks or nothing comes. */
export function send(origin: string, { method, path, headers, body }: Call, agent: Agent): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asked = request(
      { hostname, port, method, path, headers: { ...headers, ...length }, agent },
      (answer) => {
        const type = answer.headers['content-type'] ?? '';
        const status = answer.statusCode ?? 0;
        if (type.startsWith('text/event-stream')) {
          answer.destroy();
          resolve({ status, type, text: '' });
          return;
        }
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve({ status, type, text: Buffer.concat(parts).toString('utf8') }));
        answer.on('error', reject);
      },
    );
    asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error(`no answer in ${PATIENCE_MS / 1000} s`)));
    // The server closed the idle connection before it read the call.
    asked.on('error', (error: NodeJS.ErrnoException) =>
      asked.reusedSocket && error.code === 'ECONNRESET'
        ? resolve(send(origin, { method, path, headers, ...(body === undefined ? {} : { body }) }, agent))
        : reject(error),
    );
    asked.end(body);
  });
}
