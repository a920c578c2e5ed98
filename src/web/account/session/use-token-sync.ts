import { useEffect } from 'react';

import { sharedStorage } from '../../browser/browser-storage.ts';
import { noteFailure } from '../../browser/note-failure.ts';
import { idTokens } from './id-token.ts';
import type { Session } from './session.ts';
import { TokenSync } from './token-sync.ts';

/** How often it is looked at whether the token has to be posted again. */
const LOOK_MS = 60_000;

/** @param address who wants the ID token; null for nobody */
export function useTokenSync(address: string | null, session: Session): void {
  const { state } = session;
  const userId = session.state === 'signed-in' ? session.user.id : null;
  useEffect(() => {
    if (address === null || state === 'unknown') return undefined;
    const sync = new TokenSync(address, {
      storage: sharedStorage,
      fetch: (to, init) => fetch(to, init),
      token: () => idTokens.current(),
      now: Date.now,
    });
    const note = (error: unknown) => noteFailure('the token sync', error);
    if (userId === null) return void sync.drop().catch(note);
    const post = () => {
      if (document.visibilityState === 'visible') sync.post(userId).catch(note);
    };
    post();
    const timer = setInterval(post, LOOK_MS);
    document.addEventListener('visibilitychange', post);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', post);
    };
  }, [address, state, userId]);
}
