import { constants as osConstants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync } from 'node:zlib';

import { brotliParameters } from './pack.ts';

try {
  // Of this thread alone: Linux gives each its own, and whoever asks gets the processor first. The lowest priority of all
  // would leave it a hundredth of a busy processor, and a process that stops waits for it.
  if (process.platform === 'linux') setPriority(0, osConstants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Where it is not allowed the thread works like any other.
}

parentPort?.on('message', (body: Uint8Array) => {
  const pressed = brotliCompressSync(body, { params: brotliParameters('smallest', body.byteLength) });
  const bytes = new Uint8Array(pressed);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
