import { createServer } from 'node:net';

/** Returns whether nothing listens on `port` on either loopback family. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      const server = createServer();
      server.once('error', resolve);
      server.listen({ port, host }, () => server.close(() => resolve(null)));
    });
    if (error?.code === 'EADDRINUSE' || error?.code === 'EACCES') return false;
  }
  return true;
}

/** Test files that run at the same time draw from ports of their own: between looking and listening lie seconds. */
const WORKERS = 4;
const worker = Number(process.env['VITEST_POOL_ID'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0) % WORKERS;
/** So do the three runners that `npm test` has at work. */
const PLACES = 3;
const place = Number(process.env['TEST_PLACE'] ?? 0) % PLACES;
const LANES = WORKERS * PLACES;
const lane = place * WORKERS + worker;
const BLOCKS = 1_896;

/**
 * The first of `count` neighbouring ports that are free now. They lie below the range from which the system
 * hands out ports for outgoing connections, so that nothing else takes them before they are used.
 */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const block = Math.floor((Math.random() * BLOCKS) / LANES) * LANES + lane;
    const first = 12_000 + block * 10;
    const free = await Promise.all(Array.from({ length: count }, (_, offset) => isFree(first + offset)));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`No ${count} free neighbouring ports between 12000 and 31000.`);
}
