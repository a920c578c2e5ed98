import { useEffect } from 'react';

import { sharedStorage } from '../../browser/browser-storage.ts';
import { logFailure } from '../../browser/log-failure.ts';
import type { Session } from './session.ts';

/** How often it is looked at whether the token has to be posted again. */
const POST_EVERY_MS = 60_000;

/** @param address who wants the ID token; null for nobody */
export function useTokenSync(address: string | null, session: Session): void {
  const { state } = session;
  const userId = session.state === 'signed-in' ? session.user.id : null;
  useEffect(() => {
    if (address === null || state === 'unknown') return undefined;
    const report = (error: unknown) => logFailure('the token sync', error);
    const left = new AbortController();
    void keepInSync(address, userId, left.signal, report).catch(report);
    return () => left.abort();
  }, [address, state, userId]);
}

/** Most shops have nobody who wants the token, and no code for it. */
async function keepInSync(
  address: string,
  userId: string | null,
  left: AbortSignal,
  report: (error: unknown) => void,
): Promise<void> {
  const [{ TokenSync }, { idTokens }] = await Promise.all([
    import('./token-sync.ts'),
    import('./id-token.ts'),
  ]);
  if (left.aborted) return;
  const sync = new TokenSync(address, {
    storage: sharedStorage,
    fetch: (to, init) => fetch(to, init),
    token: () => idTokens.current(),
    now: Date.now,
  });
  if (userId === null) return sync.drop();
  const post = () => {
    if (document.visibilityState === 'visible') sync.post(userId).catch(report);
  };
  post();
  const timer = setInterval(post, POST_EVERY_MS);
  document.addEventListener('visibilitychange', post, { signal: left });
  left.addEventListener('abort', () => clearInterval(timer));
}
