import type { WebServer } from './listen.ts';

/** What a shop has to do with its own end. */
interface Leaver {
  readiness: { leave(): void };
  endStreams(): void;
  endWaits(): void;
}

/**
 * Closes a web so that nobody is cut off: it says first that it is not ready, goes on answering until then, and ends what would wait
 * longer.
 * @param until null where nobody could choose another process meanwhile
 */
export async function drain(shop: Leaver, server: WebServer, until: Promise<unknown> | null): Promise<void> {
  shop.readiness.leave();
  // Whoever listens listens again, and most find another process.
  shop.endStreams();
  if (until) await server.drain(until);
  shop.endWaits();
  shop.endStreams();
  await server.close();
}

/** Ends a process that works for itself: who watches it is told at once that it leaves, and answered until its last job has ended. */
export async function endWatched(
  shop: Pick<Leaver, 'readiness'>,
  monitor: Pick<WebServer, 'close'>,
  endJobs: () => Promise<void>,
): Promise<void> {
  shop.readiness.leave();
  await endJobs();
  await monitor.close();
}
