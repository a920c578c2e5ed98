import { type LiveNews, TOPICS } from '../../domain/live.ts';

const FIRST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Listens to the shop's news, and when the stream breaks listens again, more patiently each time and not while the
 * browser is offline. Answers how to stop.
 */
export function openStream(address: string, hear: (news: LiveNews) => void): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function connect() {
    source = new EventSource(address, { withCredentials: true });
    source.addEventListener('news', ({ data }: MessageEvent<string>) => {
      failures = 0;
      const news = readNews(data);
      if (news) hear(news);
    });
    // The browser's own way of trying again knows no patience.
    source.addEventListener('error', () => {
      source?.close();
      if (!navigator.onLine) return window.addEventListener('online', connect, { once: true });
      timer = setTimeout(connect, waitBefore(failures++));
    });
  }

  connect();
  return () => {
    window.removeEventListener('online', connect);
    clearTimeout(timer);
    source?.close();
  };
}

/** Not everybody comes back at the same moment. */
export function waitBefore(failures: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + chance);
}

/** Null for what is no news. */
export function readNews(text: string): LiveNews | null {
  try {
    const { topic, revision } = JSON.parse(text) as Partial<LiveNews>;
    const known = TOPICS.find((one) => one === topic);
    return known && Number.isInteger(revision) ? { topic: known, revision: Number(revision) } : null;
  } catch {
    return null;
  }
}
