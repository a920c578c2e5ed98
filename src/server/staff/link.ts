import { randomUUID } from 'node:crypto';

import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';

import { Problem } from '../../domain/problems/problem.ts';
import { sameBytes } from '../db/cipher.ts';
import type { Deps } from '../deps.ts';
import { accountAt } from '../identity/users.ts';
import { authenticatorUri, newSecret, openSecret, sealSecret } from './codes.ts';
import { readOperator } from './operators.ts';
import { operatorTable } from './tables.ts';
import { unattendedSession } from './unattended-session.ts';

/** The account for trying the shop out on one's own machine. */
const SANDBOX_OWNER = 'owner@simport.example';

/**
 * Makes an owner in the sandbox, whose mailbox and authenticator are also on this machine.
 * @returns the address that opens the console as them, that of their authenticator's secret, and whether they are new
 */
export async function makeSandboxOwner(
  deps: Deps,
): Promise<{ url: string; authenticator: string; isNew: boolean }> {
  const now = deps.now();
  const { operator, isNew } = await deps.db.db.transaction(async (tx) => {
    const userId = await accountAt(tx, { email: SANDBOX_OWNER, name: 'Olive Owner', at: now });
    const id = randomUUID();
    const made = await tx
      .insert(operatorTable)
      .values({
        id,
        email: SANDBOX_OWNER,
        userId,
        role: 'owner',
        invitedAt: now,
        joinedAt: now,
        ...sealSecret(deps.cipher, id, newSecret()),
      })
      .onConflictDoNothing({ target: operatorTable.email, where: sql`${operatorTable.removedAt} is null` })
      .returning({ id: operatorTable.id });
    const [operator] = await tx
      .select()
      .from(operatorTable)
      .where(and(eq(operatorTable.email, SANDBOX_OWNER), isNull(operatorTable.removedAt)));
    if (!operator) throw new Error('the sandbox has no owner');
    return { operator, isNew: made.length > 0 };
  });
  const { BASE_URL, BRAND_NAME } = deps.settings;
  const secret = openSecret(deps.cipher, operator) ?? '';
  return {
    url: `${BASE_URL}/operate/open#${operator.id}.${signature(deps, operator.id).toString('base64url')}`,
    authenticator: authenticatorUri(secret, BRAND_NAME, operator.email),
    isNew,
  };
}

/**
 * The operator whose console such an address opens, only in a sandbox, and the session for it: a new one of their account that
 * nobody is signed in with.
 * @throws Problem `used_invitation`
 */
export async function takeLink(
  deps: Deps,
  token: string,
  userAgent: string | null,
): Promise<{ operatorId: string; sessionId: string }> {
  const [id = '', signed = ''] = token.split('.');
  const isOurs =
    deps.settings.SHOP_MODE === 'sandbox' &&
    z.uuid().safeParse(id).success &&
    sameBytes(Buffer.from(signed, 'base64url'), signature(deps, id));
  const operator = isOurs ? await readOperator(deps.db.db, id) : null;
  if (!operator?.joinedAt || operator.removedAt || !operator.userId)
    throw new Problem('used_invitation', { why: 'unknown' });
  const sessionId = await unattendedSession(deps, deps.db.db, operator.userId, userAgent);
  return { operatorId: operator.id, sessionId };
}

function signature({ cipher }: Pick<Deps, 'cipher'>, id: string): Buffer {
  return cipher.sign(`console of ${id}`);
}
