import { idTokens as heldTokens } from './id-token.ts';
import { readSession, settledSession } from './session.ts';

interface Identity {
  settledSession: typeof settledSession;
  readSession: typeof readSession;
  idTokens: Pick<typeof heldTokens, 'current' | 'another'>;
  fetch: typeof fetch;
}

/** Fetches as the signed-in user: with the ID token, renewed once if the shop refuses it. */
export function makeSignedFetch(identity: Identity): typeof fetch {
  const { settledSession, readSession, idTokens } = identity;
  return async (input, init) => {
    const session = await settledSession();
    const token = session.state === 'signed-in' ? await idTokens.current() : null;
    if (token === null) return identity.fetch(input, init);
    const send = (bearer: string) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${bearer}`);
      return identity.fetch(input, { ...init, headers });
    };
    const answer = await send(token);
    if (answer.status !== 401) return answer;
    const fresh = await idTokens.another(token);
    const second = fresh === null ? answer : await send(fresh);
    // Refused again: the session may have ended elsewhere.
    if (second.status === 401) void readSession();
    return second;
  };
}

export const signedFetch = makeSignedFetch({
  settledSession,
  readSession,
  idTokens: heldTokens,
  fetch: (input, init) => fetch(input, init),
});
