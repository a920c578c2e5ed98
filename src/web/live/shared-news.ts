import type { LiveNews } from '../../domain/live-schema.ts';
import type { Topic } from '../../domain/live.ts';
import { openStream } from './event-stream.ts';

const NAME = 'simport-live';
const QUESTION = 'what is new?';

/**
 * Shares one stream among all tabs, because a browser has few connections: the tab that holds the lock listens and tells the
 * others. Returns a function that leaves; another tab then takes the lock.
 * @param name the key shared by those tabs; private news needs one of its own
 */
export function shareNews(address: string, hear: (news: LiveNews) => void, name = NAME): () => void {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const post = (message: LiveNews | typeof QUESTION) => channel.postMessage(message);
  const latest = new Map<Topic, LiveNews>();
  const leaving = new AbortController();
  let end = () => {};

  const lead = () =>
    new Promise<void>((resolve) => {
      if (leaving.signal.aborted) return resolve();
      const close = openStream(address, (news) => {
        latest.set(news.topic, news);
        post(news);
        hear(news);
      });
      end = () => {
        close();
        resolve();
      };
    });

  channel.addEventListener('message', ({ data }: MessageEvent<LiveNews | typeof QUESTION>) => {
    if (data !== QUESTION) hear(data);
    else for (const news of latest.values()) post(news);
  });
  post(QUESTION);

  // Locks need https: without them each tab listens for itself.
  if (!('locks' in navigator)) void lead();
  else
    void navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {
      // Left before it got the lock.
    });

  return () => {
    leaving.abort();
    end();
    channel.close();
  };
}
