import { Problem } from '../../domain/problems/problem.ts';

/** One address may serve an airport or a carrier: it gets a quarter of a process's streams, and always a hotel's worth. */
const SHARE_OF_ADDRESS = 0.25;
const FEW_OF_ADDRESS = 200;
const MAX_PER_VISITOR = 20;
/** For refused visitors, who poll until then. */
const RETRY_AFTER_SECONDS = 30;

export interface Place {
  address: string;
  /** A key made from the call's cookie; null without one. */
  visitor: string | null;
}

/** Open event streams of this process, by the function that ends each. */
export type Streams = Map<() => void, Place>;

/**
 * Counts a stream from now to its end.
 * @param most streams of this process
 * @throws {Problem} if the process, or this listener, has too many
 */
export function takePlace(
  streams: Streams,
  place: Place,
  most: number,
): { ended: Promise<void>; end: () => void } {
  if (streams.size >= most) throw new Problem('too_many_listeners', { seconds: RETRY_AFTER_SECONDS });
  refuseTooMany(streams, place, Math.max(FEW_OF_ADDRESS, most * SHARE_OF_ADDRESS));
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  streams.set(end, place);
  void ended.then(() => streams.delete(end));
  return { ended, end };
}

function refuseTooMany(streams: Streams, { address, visitor }: Place, mostOfAddress: number): void {
  let ofAddress = 0;
  let ofVisitor = 0;
  for (const other of streams.values()) {
    if (other.address === address) ofAddress++;
    if (visitor !== null && other.visitor === visitor) ofVisitor++;
  }
  if (ofVisitor >= MAX_PER_VISITOR || ofAddress >= mostOfAddress)
    throw new Problem('too_many_streams', { seconds: RETRY_AFTER_SECONDS });
}
