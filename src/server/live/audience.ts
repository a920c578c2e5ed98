import type { Topic } from '../../domain/live.ts';
import type { News } from '../pubsub/news.ts';

/** Proxies and browsers close a silent stream; regular comments keep it open. */
const HEARTBEAT_MS = 20_000;
/** Written in one go: thousands at once would block the process for a tenth of a second. */
const AT_ONCE = 250;

const HEARTBEAT = encode(': still here\n\n');

/** One listener. */
export interface Seat {
  /** The topics they listen to. */
  readonly topics: readonly Topic[];
  /** The owner whose eSIMs they hear of, as one word; null for no owner. */
  readonly key: string | null;
  /** Writes bytes shared with all other listeners. */
  write(bytes: Uint8Array): void;
  /** Announces a new revision of their own eSIMs. */
  sendOwn(revision: number): void;
}

/** All listeners of one process: news for all is encoded once, and one timer keeps all streams open. */
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
      if (owner === undefined) this.#send(encodeNews(topic, revision), topic);
      else
        for (const each of this.#seats)
          if (each.key === owner && each.topics.includes(topic)) each.sendOwn(revision);
    });
    this.#beat ??= setInterval(() => this.#send(HEARTBEAT), HEARTBEAT_MS).unref();
  }

  remove(seat: Seat): void {
    this.#seats.delete(seat);
    if (this.#seats.size > 0) return;
    this.#unsubscribe?.();
    this.#unsubscribe = null;
    clearInterval(this.#beat);
    this.#beat = undefined;
  }

  /** Some at a time, in the order they came; listeners who left meanwhile are skipped. */
  #send(bytes: Uint8Array, topic?: Topic): void {
    const waiting = [...this.#seats];
    const sendSome = () => {
      for (const seat of waiting.splice(0, AT_ONCE))
        if (this.#seats.has(seat) && (topic === undefined || seat.topics.includes(topic))) seat.write(bytes);
      if (waiting.length > 0) setImmediate(sendSome);
    };
    sendSome();
  }
}

/** A revision as an event. */
export function encodeNews(topic: Topic, revision: number): Uint8Array {
  return encode(`event: news\ndata: ${JSON.stringify({ topic, revision })}\n\n`);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
