import type { LiveNews } from '../../domain/live-schema.ts';
import type { Topic } from '../../domain/live.ts';
import { openStream } from './event-stream.ts';

const NAME = 'simport-live';
const QUESTION = 'what is new?';

/**
 * One stream for all tabs of a browser, which has few connections to give: the tab that holds the lock listens and
 * tells the others. Returns how to leave; another tab then takes the lock.
 * @param name of those who may share it; news that are for somebody alone are shared under their name
 */
export function shareNews(address: string, hear: (news: LiveNews) => void, name = NAME): () => void {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const tell = (message: LiveNews | typeof QUESTION) => channel.postMessage(message);
  const latest = new Map<Topic, LiveNews>();
  const leaving = new AbortController();
  let end = () => {};

  const lead = () =>
    new Promise<void>((resolve) => {
      if (leaving.signal.aborted) return resolve();
      const close = openStream(address, (news) => {
        latest.set(news.topic, news);
        tell(news);
        hear(news);
      });
      end = () => {
        close();
        resolve();
      };
    });

  channel.addEventListener('message', ({ data }: MessageEvent<LiveNews | typeof QUESTION>) => {
    if (data !== QUESTION) hear(data);
    else for (const news of latest.values()) tell(news);
  });
  tell(QUESTION);

  // Without a secure address there are no locks: each tab listens for itself then.
  if (!('locks' in navigator)) void lead();
  else
    void navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {
      // Left before its turn came.
    });

  return () => {
    leaving.abort();
    end();
    channel.close();
  };
}
