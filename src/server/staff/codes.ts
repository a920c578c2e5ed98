import { randomInt } from 'node:crypto';

import { and, eq, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { toString } from 'qrcode';

import { CODES_LOCKED } from '../../domain/operators/notices.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { lastRead, recordAudit } from '../audit/record-audit.ts';
import type { Cipher } from '../db/cipher.ts';
import type { Tx } from '../db/database.ts';
import type { SealedColumns } from '../db/rotate-keys-of-rows.ts';
import type { Deps } from '../deps.ts';
import { countTry, forgiveTry, type Limit, timeToWait } from '../http/rate-limit.ts';
import { type Operator, operatorTable, recoveryCodeTable } from './tables.ts';

/** The defaults of RFC 6238, which authenticators expect. */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** A code is valid for one more step on either side: phones' clocks differ. */
const STEPS_BESIDE = 1;
const SECRET_BYTES = 20;

const RECOVERY_CODES = 10;
/** Without the ambiguous 0, O, 1, I and L. */
const RECOVERY_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const RECOVERY_LENGTH = 10;

const WRONG_CODES: Limit = { name: 'operator code', times: 5, seconds: 15 * 60, isFixed: true };

/** The columns that hold authenticators' secrets. */
export const SEALED_AUTHENTICATORS: SealedColumns = {
  table: 'operator',
  id: 'id',
  keyId: 'totp_key_id',
  ciphertext: 'totp_ciphertext',
  contextOf,
};

/** A secret for an authenticator, in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The same made of random bytes, {@link SECRET_BYTES} at least. */
export function secretFrom(bytes: Buffer): string {
  return new Secret({ buffer: Uint8Array.from(bytes.subarray(0, SECRET_BYTES)).buffer }).base32;
}

/** The URI that an authenticator reads from a QR code. */
export function authenticatorUri(secret: string, brand: string, email: string): string {
  return totpOf(secret, `${brand} console`, email).toString();
}

/** The same URI as a QR code. */
export function authenticatorQr(uri: string): Promise<string> {
  return toString(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
}

export function sealSecret(cipher: Cipher, operatorId: string, secret: string) {
  const { keyId, ciphertext } = cipher.seal(secret, contextOf(operatorId));
  return { totpKeyId: keyId, totpCiphertext: ciphertext };
}

/** The secret of an operator's authenticator; null if there is none yet. */
export function openSecret(cipher: Cipher, { id, totpKeyId, totpCiphertext }: Operator): string | null {
  if (!totpKeyId || !totpCiphertext) return null;
  return cipher.open({ keyId: totpKeyId, ciphertext: totpCiphertext }, contextOf(id));
}

/** The time step of a code, if it is a current one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: STEPS_BESIDE });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

/** Replaces all recovery codes with new ones, which can be read only now. */
export async function makeRecoveryCodes(
  { cipher }: Pick<Deps, 'cipher'>,
  tx: Tx,
  operatorId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
  await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.operatorId, operatorId));
  await tx
    .insert(recoveryCodeTable)
    .values(codes.map((code) => ({ operatorId, hash: recoveryHash(cipher, operatorId, code) })));
  return codes;
}

/** A typed code, with its operator, origin and purpose. */
export interface TypedCode {
  operator: Operator;
  code: string;
  /** From where. */
  origin: string;
  what: 'opening the console' | 'a fresh code' | 'joining' | 'setting up an authenticator';
}

/**
 * Uses up a code of the operator's authenticator, or one of their recovery codes.
 * @throws Problem as {@link tryCode}
 */
export async function takeCode(deps: Deps, typed: TypedCode): Promise<void> {
  const code = typed.code.replaceAll(/[\s-]/g, '').toUpperCase();
  const take = /^\d{6}$/.test(code) ? takeTotp : takeRecoveryCode;
  await tryCode(deps, typed, async () => (await take(deps, typed.operator, code)) || null);
}

/**
 * Checks a code. Five wrong ones are allowed in a quarter of an hour; wrong codes are in the audit.
 * @param check the result for a good code; null for a wrong one
 * @throws Problem `too_many_codes` with the seconds, `wrong_code`
 */
export async function tryCode<T>(
  deps: Deps,
  typed: TypedCode,
  check: () => T | null | Promise<T | null>,
): Promise<T> {
  const { id } = typed.operator;
  const wait = await countTry(deps, WRONG_CODES, id);
  if (wait > 0) throw new Problem('too_many_codes', { seconds: wait });
  const checked = await check();
  if (checked === null) {
    await recordWrong(deps, typed);
    throw new Problem('wrong_code');
  }
  // A good code was no guess.
  await forgiveTry(deps, WRONG_CODES, id);
  return checked;
}

async function recordWrong(deps: Deps, { operator: { id }, origin, what: at }: TypedCode): Promise<void> {
  const entry = { who: 'operator', operatorId: id, origin, why: '', subject: `operator ${id}` } as const;
  const isLocked = (await timeToWait(deps, WRONG_CODES, id)) > 0;
  await deps.db.db.transaction(async (tx) => {
    // Of several concurrent wrong codes, one finds that it was the last allowed.
    await tx.select().from(operatorTable).where(eq(operatorTable.id, id)).for('update');
    await recordAudit(deps, tx, { ...entry, what: 'wrong code', after: { at } });
    const about = { subject: entry.subject };
    const last = await lastRead(tx, about, { operatorId: id, what: CODES_LOCKED });
    const since = deps.now().getTime() - WRONG_CODES.seconds * 1000;
    if (isLocked && (last?.getTime() ?? 0) <= since)
      await recordAudit(deps, tx, { ...entry, what: CODES_LOCKED });
  });
}

async function takeTotp(deps: Deps, operator: Operator, code: string): Promise<boolean> {
  const { id } = operator;
  const secret = openSecret(deps.cipher, operator);
  const step = secret && stepOf(secret, code, deps.now());
  if (!step) return false;
  // Guarded: of two calls with one code the second finds it used.
  const taken = await deps.db.db
    .update(operatorTable)
    .set({ totpStep: step })
    .where(and(eq(operatorTable.id, id), lt(operatorTable.totpStep, step)))
    .returning({ id: operatorTable.id });
  return taken.length === 1;
}

async function takeRecoveryCode(deps: Deps, { id }: Operator, code: string): Promise<boolean> {
  const taken = await deps.db.db
    .update(recoveryCodeTable)
    .set({ usedAt: deps.now() })
    .where(
      and(
        eq(recoveryCodeTable.operatorId, id),
        eq(recoveryCodeTable.hash, recoveryHash(deps.cipher, id, code)),
        isNull(recoveryCodeTable.usedAt),
      ),
    )
    .returning({ operatorId: recoveryCodeTable.operatorId });
  return taken.length === 1;
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });
}

function recoveryCode(): string {
  const letter = () => RECOVERY_LETTERS.charAt(randomInt(RECOVERY_LETTERS.length));
  const code = Array.from({ length: RECOVERY_LENGTH }, letter).join('');
  return `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;
}

function recoveryHash(cipher: Cipher, operatorId: string, code: string): Buffer {
  return cipher.sign(`recovery ${operatorId} ${code.replaceAll('-', '')}`);
}

function contextOf(operatorId: string): string {
  return `operator ${operatorId}`;
}
