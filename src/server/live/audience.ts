import type { Topic } from '../../domain/live.ts';
import type { News } from '../pubsub/news.ts';

/** Proxies and browsers give up on a silent stream; a comment now and then keeps it. */
const HEARTBEAT_MS = 20_000;
/** Told in one go: thousands at once would keep everybody else waiting for a tenth of a second. */
const AT_ONCE = 250;

const HEARTBEAT = encode(': still here\n\n');

/** Somebody who listens. */
export interface Seat {
  /** What they want to hear of. */
  readonly topics: readonly Topic[];
  /** Whose eSIMs they hear of, as one word; null for nobody's. */
  readonly key: string | null;
  /** Hands them bytes that they share with all others. */
  write(bytes: Uint8Array): void;
  /** Their own eSIMs have a new revision. */
  tellOwn(revision: number): void;
}

/** All who listen to one process: what is for all is written once, and one timer keeps all streams alive. */
export class Audience {
  readonly #seats = new Set<Seat>();
  readonly #news: Pick<News, 'subscribe'>;
  #unsubscribe: (() => void) | null = null;
  #beat: NodeJS.Timeout | undefined;

  constructor(news: Pick<News, 'subscribe'>) {
    this.#news = news;
  }

  add(seat: Seat): void {
    this.#seats.add(seat);
    this.#unsubscribe ??= this.#news.subscribe(({ topic, revision, owner }) => {
      if (owner === undefined) this.#tell(encodeNews(topic, revision), topic);
      else
        for (const each of this.#seats)
          if (each.key === owner && each.topics.includes(topic)) each.tellOwn(revision);
    });
    this.#beat ??= setInterval(() => this.#tell(HEARTBEAT), HEARTBEAT_MS).unref();
  }

  remove(seat: Seat): void {
    this.#seats.delete(seat);
    if (this.#seats.size > 0) return;
    this.#unsubscribe?.();
    this.#unsubscribe = null;
    clearInterval(this.#beat);
    this.#beat = undefined;
  }

  /** Some at a time, in the order they came; whoever leaves meanwhile is passed over. */
  #tell(bytes: Uint8Array, topic?: Topic): void {
    const waiting = [...this.#seats];
    const tellSome = () => {
      for (const seat of waiting.splice(0, AT_ONCE))
        if (this.#seats.has(seat) && (topic === undefined || seat.topics.includes(topic))) seat.write(bytes);
      if (waiting.length > 0) setImmediate(tellSome);
    };
    tellSome();
  }
}

/** A revision as an event. */
export function encodeNews(topic: Topic, revision: number): Uint8Array {
  return encode(`event: news\ndata: ${JSON.stringify({ topic, revision })}\n\n`);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
