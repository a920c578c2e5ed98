import type { LiveNews } from '../../domain/live-schema.ts';
import { TOPICS } from '../../domain/live.ts';

const FIRST_WAIT_MS = 4_000;
const MAX_WAIT_MS = 60_000;

/**
 * Listens to the shop's news. When the stream breaks it reconnects, after longer pauses each time, and not while the browser is
 * offline. A shop without a free stream says when to return (429 or 503 with `Retry-After`): the page then polls for news at
 * about that interval, and tries for a stream again. Returns a function that stops it.
 */
export function openStream(address: string, hear: (news: LiveNews) => void): () => void {
  const leaving = new AbortController();
  void listen(address, hear, leaving.signal);
  return () => leaving.abort();
}

/** An `EventSource` cannot tell a refusal from a broken connection, and reconnects without backing off. */
async function listen(address: string, hear: (news: LiveNews) => void, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    let waitMs: number | null = null;
    try {
      const answer = await fetch(address, {
        headers: { Accept: 'text/event-stream' },
        credentials: 'include',
        cache: 'no-store',
        signal,
      });
      if (answer.ok && answer.body) {
        for await (const news of readEvents(answer.body)) {
          failures = 0;
          hear(news);
        }
      } else {
        const seconds = Number(answer.headers.get('Retry-After'));
        if (seconds > 0) {
          waitMs = Math.min(MAX_WAIT_MS, seconds * 1000) * (0.75 + Math.random() / 2);
          for (const news of await askNow(address, signal)) hear(news);
        }
      }
    } catch {
      waitMs = null;
    }
    if (signal.aborted) return;
    await pause(waitMs ?? waitBefore(failures++), signal);
  }
}

/** The news that a stream would send at its start. */
async function askNow(address: string, signal: AbortSignal): Promise<LiveNews[]> {
  const answer = await fetch(address.replace(/\/live(?=\?|$)/, '/live/now'), {
    credentials: 'include',
    cache: 'no-store',
    signal,
  });
  if (!answer.ok) throw new Error(`there is no news: ${answer.status}`);
  const { news } = (await answer.json()) as { news: unknown[] };
  return news.map((one) => readNews(JSON.stringify(one))).filter((one) => one !== null);
}

/** Server-sent events as the shop sends them: each ends with an empty line, and there are occasional comments. */
async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<LiveNews> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let rest = ''; ;) {
      const { value, done } = await reader.read();
      if (done) return;
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const data = /^event: news$/m.test(event) && /^data: (.*)$/m.exec(event)?.[1];
        const news = data ? readNews(data) : null;
        if (news) yield news;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Waits for the given time, and then until the browser is online. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(() => {
      if (navigator.onLine) go();
      else window.addEventListener('online', go);
    }, ms);
    signal.addEventListener('abort', go);
  });
}

/** With jitter, so that browsers do not all return at the same moment. */
export function waitBefore(failures: number, chance = Math.random()): number {
  return Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + chance);
}

/** Null for anything that is not news. */
export function readNews(text: string): LiveNews | null {
  try {
    const { topic, revision } = JSON.parse(text) as Partial<LiveNews>;
    const known = TOPICS.find((one) => one === topic);
    return known && Number.isInteger(revision) ? { topic: known, revision: Number(revision) } : null;
  } catch {
    return null;
  }
}
