import type { Topic } from '../../domain/live.ts';
import type { Deps } from '../deps.ts';
import { esimsRevision } from '../esims/queries.ts';
import { type Audience, encodeNews, type Seat } from './audience.ts';
import type { Listener } from './listener.ts';

/** Unread messages, comments included. */
const MAX_UNREAD = 20;

export interface Listened {
  topics: readonly Topic[];
  /** The owner it reports on; null for none. */
  listener: Listener;
  /** Reads the owner again. */
  readAgain: () => Promise<Listener>;
  ended: Promise<void>;
  end: () => void;
}

/**
 * One open stream: sends news until it ends. It is the source of a platform stream, and stores as little as possible, for
 * thousands are open at once.
 */
export class Listening implements Seat, UnderlyingDefaultSource<Uint8Array> {
  readonly topics: readonly Topic[];
  readonly #deps: Pick<Deps, 'news' | 'db' | 'log'>;
  readonly #audience: Audience;
  readonly #of: Listened;
  #stream: ReadableStreamDefaultController<Uint8Array> | null = null;

  constructor(deps: Pick<Deps, 'news' | 'db' | 'log'>, audience: Audience, of: Listened) {
    this.topics = of.topics;
    this.#deps = deps;
    this.#audience = audience;
    this.#of = of;
  }

  get key(): string | null {
    return this.#of.listener?.key ?? null;
  }

  start(stream: ReadableStreamDefaultController<Uint8Array>): void {
    this.#stream = stream;
    void this.#of.ended.then(() => this.#leave());
    this.#audience.add(this);
    // Otherwise a change between the page's data and this stream would be missed.
    for (const topic of this.topics)
      if (topic !== 'esims') this.write(encodeNews(topic, this.#deps.news.revision(topic)));
    const { listener, end } = this.#of;
    if (listener) void this.#sayOwn(() => esimsRevision(this.#deps.db.db, listener.owner)).catch(end);
  }

  cancel(): void {
    this.#of.end();
  }

  write(bytes: Uint8Array): void {
    const stream = this.#stream;
    if (!stream) return;
    if ((stream.desiredSize ?? 0) >= -MAX_UNREAD) return stream.enqueue(bytes);
    // Nobody reads any more: the other end is gone, whatever the connection's state. Unread messages are dropped too.
    this.#stream = null;
    stream.error(new Error('nobody reads the stream'));
    this.#of.end();
  }

  sendOwn(revision: number): void {
    const { readAgain, listener, end } = this.#of;
    const ask = async () => {
      if ((await readAgain())?.key === listener?.key) return revision;
      end();
      return null;
    };
    void this.#sayOwn(ask).catch((error: unknown) => {
      this.#deps.log.warn({ err: error }, 'whose a stream is cannot be read now');
      end();
    });
  }

  async #sayOwn(ask: () => Promise<number | null>): Promise<void> {
    const revision = await ask();
    if (revision !== null) this.write(encodeNews('esims', revision));
  }

  #leave(): void {
    this.#audience.remove(this);
    const stream = this.#stream;
    this.#stream = null;
    try {
      stream?.close();
    } catch {
      // The browser has left already.
    }
  }
}
