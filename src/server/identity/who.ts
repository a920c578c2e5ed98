import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';

import { isLanguage } from '../../domain/languages.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { Deps } from '../deps.ts';
import { throwingOutages } from './outages.ts';
import { sessionTable, type User, userTable } from './tables.ts';

/** A signed-in visitor, and their session. */
export type Visitor = Pick<User, 'id' | 'email' | 'emailVerified' | 'name' | 'language'> & {
  sessionId: string;
};

const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?simport\.session_token=/;

/**
 * The caller, by the ID token in `Authorization: Bearer`, else by the session cookie; null for a visitor who is not signed in. A
 * token that is wrong, expired, or of an ended session answers 401, even beside a valid cookie.
 */
export function whoAsks(deps: Pick<Deps, 'auth' | 'db' | 'now'>, c: Context): Promise<Visitor | null> {
  return whoSends(deps, c.req.raw.headers);
}

/** {@link whoAsks} from a call's headers. */
export async function whoSends(
  deps: Pick<Deps, 'auth' | 'db' | 'now'>,
  headers: Headers,
): Promise<Visitor | null> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return bearer === undefined ? visitorOfSession(deps, headers) : visitorOfToken(deps, bearer);
}

/** The caller by the session cookie alone. */
export function whoHasSession(deps: Pick<Deps, 'auth'>, c: Context): Promise<Visitor | null> {
  return visitorOfSession(deps, c.req.raw.headers);
}

async function visitorOfSession({ auth }: Pick<Deps, 'auth'>, headers: Headers): Promise<Visitor | null> {
  if (!SESSION_COOKIE.test(headers.get('cookie') ?? '')) return null;
  // Only the pages' own session request prolongs it.
  const read = () => auth.api.getSession({ headers, query: { disableRefresh: true } });
  const found = await throwingOutages(read);
  if (!found) return null;
  return visitorOf(found.user, found.session.id);
}

/** Like {@link whoAsks}, for routes that require a signed-in user. */
export async function mustBeSignedIn(deps: Pick<Deps, 'auth' | 'db' | 'now'>, c: Context): Promise<Visitor> {
  const visitor = await whoAsks(deps, c);
  if (!visitor) throw new Problem('signed_out');
  return visitor;
}

/** A token alone would remain valid after its session has ended, so the session is looked up. */
async function visitorOfToken(
  { auth, db, now }: Pick<Deps, 'auth' | 'db' | 'now'>,
  token: string,
): Promise<Visitor> {
  const { payload } = await throwingOutages(() => auth.api.verifyJWT({ body: { token } }));
  const sessionId = (payload as { sid?: unknown } | null)?.sid;
  const [found] =
    typeof sessionId === 'string' && payload?.sub
      ? await db.db
          .select({ user: userTable, sessionId: sessionTable.id })
          .from(sessionTable)
          .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
          .where(
            and(
              eq(sessionTable.id, sessionId),
              eq(sessionTable.userId, payload.sub),
              gt(sessionTable.expiresAt, now()),
            ),
          )
      : [];
  if (!found) throw new Problem('sign_in_over');
  return visitorOf(found.user, found.sessionId);
}

function visitorOf(
  {
    id,
    email,
    emailVerified,
    name,
    language,
  }: Omit<Visitor, 'language' | 'sessionId'> & { language?: string | null | undefined },
  sessionId: string,
): Visitor {
  const known = language && isLanguage(language) ? language : null;
  return { id, email, emailVerified, name, language: known, sessionId };
}
