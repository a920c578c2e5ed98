import { randomBytes } from 'node:crypto';

import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import { FOLLOWING } from '../../domain/operators/following.ts';
import { deviceName } from '../account/sessions/device-name.ts';
import { sha256 } from '../db/cipher.ts';
import type { DbOrTx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { hostCookie } from '../http/host-cookie.ts';
import { sessionTable } from '../identity/tables.ts';
import { type Opening, recordOpening } from './record-opening.ts';
import { type Operator, operatorSessionTable, operatorTable } from './tables.ts';

/** The longest a console stays open, however much it is used. */
export const HOURS = 12;
/** Without a call. */
const IDLE_MINUTES = 30;
/** How long a typed code counts for acts that need a fresh one. */
const FRESH_MINUTES = 10;
/** How precisely the last use is recorded. */
const USE_SECONDS = 60;
const SECRET_BYTES = 32;

/** An open console, with its operator and end. */
export interface OperatorSession {
  hash: Buffer;
  operator: Operator;
  steppedUpUntil: Date;
  idleUntil: Date;
}

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

/** Opens the console in the caller's browser, for as long as their shop session lives. The caller has checked their code. */
export async function openSession(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  c: Context,
  { operatorId, sessionId, address, way }: Omit<Opening, 'device'> & { sessionId: string },
): Promise<void> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const now = deps.now();
  const device = deviceName(c.req.header('user-agent') ?? null);
  await deps.db.db.transaction(async (tx) => {
    await tx.insert(operatorSessionTable).values({
      hash: sha256(secret),
      operatorId,
      sessionId,
      openedAt: now,
      usedAt: now,
      steppedUpAt: now,
      address,
    });
    await recordOpening(deps, tx, { operatorId, address, device, way });
  });
  const { name, attributes } = cookieOf(deps);
  setCookie(c, name, secret, { ...attributes, maxAge: HOURS * 3600 });
}

/** The caller's open console; null if there is none, if it has ended, or if they are no longer an operator. */
export async function readSession(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  c: Context,
): Promise<OperatorSession | null> {
  const secret = getCookie(c, cookieOf(deps).name);
  if (!secret) return null;
  const { db } = deps.db;
  const now = deps.now();
  const { hash } = operatorSessionTable;
  const [found] = await openNow(db, now, eq(hash, sha256(secret)));
  if (!found) return null;
  const { session, operator } = found;
  const isUsed = c.req.header(FOLLOWING) === undefined;
  if (isUsed && session.usedAt < after(now, -USE_SECONDS / 60))
    await db.update(operatorSessionTable).set({ usedAt: now }).where(eq(hash, session.hash));
  const steppedUpUntil = after(session.steppedUpAt, FRESH_MINUTES);
  const idleUntil = new Date(
    Math.min(after(now, IDLE_MINUTES).getTime(), after(session.openedAt, HOURS * 60).getTime()),
  );
  return { hash: session.hash, operator, steppedUpUntil, idleUntil };
}

/** Open consoles: the operator has not been removed, and their account's session is still valid. */
function openNow(db: DbOrTx, now: Date, which: SQL) {
  const { operatorId, sessionId, openedAt, usedAt } = operatorSessionTable;
  return db
    .select({ session: operatorSessionTable, operator: operatorTable, userAgent: sessionTable.userAgent })
    .from(operatorSessionTable)
    .innerJoin(operatorTable, eq(operatorTable.id, operatorId))
    .innerJoin(
      sessionTable,
      and(eq(sessionTable.id, sessionId), eq(sessionTable.userId, operatorTable.userId)),
    )
    .where(
      and(
        which,
        gt(openedAt, after(now, -HOURS * 60)),
        gt(usedAt, after(now, -IDLE_MINUTES)),
        isNull(operatorTable.removedAt),
        isNotNull(operatorTable.joinedAt),
      ),
    )
    .orderBy(desc(usedAt));
}

/** One of somebody's open consoles. */
export interface OpenConsole {
  /** The hash of its secret, in hexadecimal. */
  id: string;
  device: string;
  address: string;
  openedAt: Date;
  /** To within a minute. */
  usedAt: Date;
}

/** An operator's open consoles, last used first. */
export async function consolesOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operatorId: string,
): Promise<OpenConsole[]> {
  const open = await openNow(db.db, now(), eq(operatorSessionTable.operatorId, operatorId));
  return open.map(({ session: { hash, address, openedAt, usedAt }, userAgent }) => ({
    id: hash.toString('hex'),
    device: deviceName(userAgent),
    address,
    openedAt,
    usedAt,
  }));
}

/** A code was typed just now. Returns until when it counts. */
export async function stepUp(deps: Pick<Deps, 'db' | 'now'>, { hash }: OperatorSession): Promise<Date> {
  const now = deps.now();
  await deps.db.db
    .update(operatorSessionTable)
    .set({ steppedUpAt: now, usedAt: now })
    .where(eq(operatorSessionTable.hash, hash));
  return after(now, FRESH_MINUTES);
}

/** Closes the caller's open console, if any. */
export async function closeSession(deps: Pick<Deps, 'db' | 'settings'>, c: Context): Promise<void> {
  const { name, attributes } = cookieOf(deps);
  const secret = getCookie(c, name);
  if (secret)
    await deps.db.db.delete(operatorSessionTable).where(eq(operatorSessionTable.hash, sha256(secret)));
  deleteCookie(c, name, attributes);
}

/** Closes somebody's consoles: all of them, one, or all but one. Returns how many. */
export async function closeSessionsOf(
  db: DbOrTx,
  operatorId: string,
  { only, except }: { only?: string; except?: Buffer } = {},
): Promise<number> {
  const { hash } = operatorSessionTable;
  const ended = await db
    .delete(operatorSessionTable)
    .where(
      and(
        eq(operatorSessionTable.operatorId, operatorId),
        only === undefined ? undefined : eq(hash, Buffer.from(only, 'hex')),
        except && ne(hash, except),
      ),
    )
    .returning({ hash });
  return ended.length;
}

/** Deletes ended sessions. */
export async function sweepOperatorSessions({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { openedAt, usedAt } = operatorSessionTable;
  await db.db
    .delete(operatorSessionTable)
    .where(or(lt(openedAt, after(now(), -HOURS * 60)), lt(usedAt, after(now(), -IDLE_MINUTES))));
}

/** The name of the cookie that opens the console. */
export function consoleCookie(deps: Pick<Deps, 'settings'>): string {
  return cookieOf(deps).name;
}

/** Other sites' pages cannot send it along. */
function cookieOf(deps: Pick<Deps, 'settings'>) {
  const { name, attributes } = hostCookie('simport_operator', deps.settings);
  return { name, attributes: { ...attributes, sameSite: 'Strict', httpOnly: true } as const };
}
