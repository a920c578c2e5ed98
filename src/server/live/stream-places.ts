import { Problem } from '../../domain/problems/problem.ts';

/** An airport or a carrier may stand behind one address: it has a quarter of what a process carries, and a hotel's worth always. */
const SHARE_OF_ADDRESS = 0.25;
const FEW_OF_ADDRESS = 200;
const MOST_OF_VISITOR = 20;
/** For those who were refused: until then they ask now and then. */
const RETRY_AFTER_SECONDS = 30;

export interface Place {
  address: string;
  /** A word for the cookie that came along; null where none did. */
  visitor: string | null;
}

/** Open event streams of this process, each by the way to end it. */
export type Streams = Map<() => void, Place>;

/**
 * Counts a stream from now to its end.
 * @param most streams of this process
 * @throws {Problem} when nobody, or not this listener, may open another stream
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
  if (ofVisitor >= MOST_OF_VISITOR || ofAddress >= mostOfAddress)
    throw new Problem('too_many_streams', { seconds: RETRY_AFTER_SECONDS });
}
