import { constants as osConstants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync } from 'node:zlib';

import { brotliParameters } from './pack.ts';

try {
  // For this thread only: Linux has priorities per thread, and requests get the processor first. The very lowest priority would
  // leave it a hundredth of a busy processor, and a stopping process waits for it.
  if (process.platform === 'linux') setPriority(0, osConstants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // If that is not allowed, the thread runs at normal priority.
}

parentPort?.on('message', (body: Uint8Array) => {
  const pressed = brotliCompressSync(body, { params: brotliParameters('smallest', body.byteLength) });
  const bytes = new Uint8Array(pressed);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
