import { randomBytes, randomUUID } from 'node:crypto';

import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';

import type { Role } from '../../domain/operators/roles.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { sha256 } from '../db/cipher.ts';
import type { DbOrTx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { countTry, type Limit } from '../http/rate-limit.ts';
import { type Acting, actor } from './acting.ts';
import { apiTokenTable, type Operator, operatorTable } from './tables.ts';

/** At the head of each secret, so that scanners of repositories and logs know a leaked one. */
const PREFIX = 'simport_';
const SECRET_BYTES = 32;
const SECRET = /^simport_[\w-]{43}$/;
const HINT_LENGTH = 4;
/** How precisely the last use is recorded. */
const USE_MS = 60_000;
/** In the team's list of addresses no person can have such a name. */
const nameIn = (name: string) => `API: ${name}`;

/** Of one token; a program that reads a long list page by page stays far below. */
const CALLS: Limit = { name: 'API token', times: 600, seconds: 60 };

interface ApiToken {
  operator: Operator;
  hint: string;
  usedAt: Date | null;
}

/** Makes a token. Returns the secret, which is stored nowhere; null if another token has this name. */
export async function makeToken(
  deps: Pick<Deps, 'db' | 'now'>,
  by: Acting,
  { name, role }: { name: string; role: Role },
): Promise<{ id: string; secret: string } | null> {
  const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const id = randomUUID();
  const isMade = await deps.db.db.transaction(async (tx) => {
    const made = await tx
      .insert(operatorTable)
      .values({ id, email: nameIn(name), role, invitedBy: by.operatorId, invitedAt: deps.now() })
      .onConflictDoNothing()
      .returning({ id: operatorTable.id });
    if (made.length === 0) return false;
    await tx
      .insert(apiTokenTable)
      .values({ operatorId: id, hash: sha256(secret), hint: secret.slice(-HINT_LENGTH) });
    await recordAudit(deps, tx, {
      ...actor(by),
      what: 'API token made',
      why: '',
      subject: `operator ${id}`,
      after: { name, role },
    });
    return true;
  });
  return isMade ? { id, secret } : null;
}

/** @throws Problem `no_token` if there is none, or it was revoked already */
export async function revokeToken(deps: Pick<Deps, 'db' | 'now'>, by: Acting, id: string): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const [token] = await tx.select().from(apiTokenTable).where(eq(apiTokenTable.operatorId, id));
    const [revoked] = token
      ? await tx
          .update(operatorTable)
          .set({ removedAt: deps.now() })
          .where(and(eq(operatorTable.id, id), isNull(operatorTable.removedAt)))
          .returning()
      : [];
    if (!revoked) throw new Problem('no_token');
    await recordAudit(deps, tx, {
      ...actor(by),
      what: 'API token revoked',
      why: '',
      subject: `operator ${id}`,
      before: { name: tokenName(revoked), role: revoked.role },
    });
  });
}

/** The tokens that work, newest first. */
export async function listTokens(db: DbOrTx): Promise<ApiToken[]> {
  const rows = await db
    .select()
    .from(apiTokenTable)
    .innerJoin(operatorTable, eq(operatorTable.id, apiTokenTable.operatorId))
    .where(isNull(operatorTable.removedAt))
    .orderBy(desc(operatorTable.invitedAt), desc(operatorTable.id));
  return rows.map(({ operator, api_token: { hint, usedAt } }) => ({ operator, hint, usedAt }));
}

/** As it was typed. */
export function tokenName({ email }: Operator): string {
  return email.replace(/^API: /, '');
}

/**
 * The program behind a secret. The lookup is by the hash, so its time tells nothing of the secrets that exist.
 * @throws Problem `wrong_token`, `too_many_calls`
 */
export async function readToken(deps: Deps, secret: string): Promise<Operator> {
  const { db } = deps.db;
  const [found] = SECRET.test(secret)
    ? await db
        .select()
        .from(apiTokenTable)
        .innerJoin(operatorTable, eq(operatorTable.id, apiTokenTable.operatorId))
        .where(and(eq(apiTokenTable.hash, sha256(secret)), isNull(operatorTable.removedAt)))
    : [];
  if (!found) throw new Problem('wrong_token');
  const { operator } = found;
  const seconds = await countTry(deps, CALLS, operator.id);
  if (seconds > 0) throw new Problem('too_many_calls', { seconds });
  const now = deps.now();
  const { operatorId, usedAt } = apiTokenTable;
  const isOld = or(isNull(usedAt), lt(usedAt, new Date(now.getTime() - USE_MS)));
  await db
    .update(apiTokenTable)
    .set({ usedAt: now })
    .where(and(eq(operatorId, operator.id), isOld));
  return operator;
}
