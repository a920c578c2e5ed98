import { useEffect, useSyncExternalStore } from 'react';

import { FOLLOW_MS } from '../../../domain/operators/following.ts';
import { followVerb } from './call-verb.ts';
import { type Changed, Follower } from './following/follower.ts';
import { isPageBusy, watchPage } from './following/page-busy.ts';
import { paceOf, SLOW_MS } from './paces.ts';

const follower = new Follower(
  {
    ask: (since) => followVerb('changes', { since }),
    isBusy: isPageBusy,
    later(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  },
  FOLLOW_MS,
);

/** Follows the shop while the page is visible and online; a laptop that slept asks at once when it wakes. */
export function useFollowing(): void {
  useEffect(() => {
    const leaving = new AbortController();
    let stop: (() => void) | null = null;
    const follow = () => {
      const isThere = document.visibilityState === 'visible' && navigator.onLine;
      if (isThere) stop ??= follower.follow();
      else {
        stop?.();
        stop = null;
      }
    };
    const { signal } = leaving;
    document.addEventListener('visibilitychange', follow, { signal });
    for (const name of ['online', 'offline', 'pageshow']) window.addEventListener(name, follow, { signal });
    const unwatch = watchPage();
    follow();
    return () => {
      leaving.abort();
      unwatch();
      stop?.();
    };
  }, []);
}

/** Whether news waits until nobody types or points, and how to show it at once. */
export function useHeldNews(): { isHolding: boolean; show: () => void } {
  return {
    isHolding: useSyncExternalStore(follower.onHolding, follower.isHolding),
    show: follower.showNow,
  };
}

interface Shown<T> {
  name: string;
  /** What the screen shows now; null before it shows anything. */
  now: () => T | null;
  /** Reads it again. */
  read: (signal: AbortSignal) => Promise<T>;
  show: (data: T) => void;
}

/** Reads what a screen shows again whenever the shop has changed, and shows it once nobody types or points. Returns an end. */
export function followShown<T>({ name, now, read, show }: Shown<T>): () => void {
  const pace = paceOf(name);
  if (pace === 'never') return () => {};
  const leaving = new AbortController();
  const owner = {};
  let readAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = async () => {
    timer = undefined;
    readAt = Date.now();
    const data = await read(leaving.signal).catch(() => null);
    if (data === null || leaving.signal.aborted) return;
    if (isSame(data, now())) follower.drop(owner);
    else follower.showWhenFree(owner, () => show(data));
  };
  const forget = follower.onChange((changed) => {
    if (pace === 'named' && !isNamed(now(), changed)) return;
    const wait = pace === 'slow' ? Math.max(readAt + SLOW_MS - Date.now(), 0) : 0;
    timer ??= setTimeout(() => void again(), wait);
  });
  return () => {
    leaving.abort();
    clearTimeout(timer);
    forget();
    follower.drop(owner);
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether an answer names one of the things that have changed. */
function isNamed(data: unknown, changed: Changed): boolean {
  if (changed === null) return true;
  const text = JSON.stringify(data) ?? '';
  return [...changed].some((id) => text.includes(id));
}
