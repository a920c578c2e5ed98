import type { WebServer } from './listen.ts';

/** The parts of a shop that its stop needs. */
interface Leaver {
  readiness: { leave(): void };
  endStreams(): void;
  endWaits(): void;
}

/**
 * Stops a web server without cutting anybody off: first it reports not ready, then answers calls until `until`, and ends streams
 * and long waits.
 * @param until null if no other process could take over
 */
export async function drain(shop: Leaver, server: WebServer, until: Promise<unknown> | null): Promise<void> {
  shop.readiness.leave();
  // Listeners reconnect, and most reach another process.
  shop.endStreams();
  if (until) await server.drain(until);
  shop.endWaits();
  shop.endStreams();
  await server.close();
}

/**
 * Stops a process without a web server: monitoring learns at once that it leaves, and is answered until its last job has ended.
 */
export async function endWatched(
  shop: Pick<Leaver, 'readiness'>,
  monitor: Pick<WebServer, 'close'>,
  endJobs: () => Promise<void>,
): Promise<void> {
  shop.readiness.leave();
  await endJobs();
  await monitor.close();
}
