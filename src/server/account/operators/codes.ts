import { randomInt } from 'node:crypto';

import { and, eq, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { toString } from 'qrcode';

import { Problem } from '../../../domain/problems/problem.ts';
import type { Cipher } from '../../db/cipher.ts';
import type { Tx } from '../../db/database.ts';
import type { SealedColumns } from '../../db/reseal-rows.ts';
import type { Deps } from '../../deps.ts';
import { forgiveTry, type Limit, countTry } from '../../http/rate-limit.ts';
import { type Operator, operatorTable, recoveryCodeTable } from './tables.ts';

/** What authenticators expect: RFC 6238 with its defaults. */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** A code is good for one step more on either side: clocks of phones differ. */
const STEPS_BESIDE = 1;
const SECRET_BYTES = 20;

const RECOVERY_CODES = 10;
/** Neither 0 nor O, neither 1 nor I nor L. */
const RECOVERY_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const RECOVERY_LENGTH = 10;

const WRONG_CODES: Limit = { name: 'operator code', times: 5, seconds: 15 * 60 };

/** Where the secrets of authenticators lie. */
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

/** The address that an authenticator reads from a QR code. */
export function authenticatorUri(secret: string, brand: string, email: string): string {
  return totpOf(secret, `${brand} console`, email).toString();
}

/** The same address as a QR code. */
export function authenticatorQr(uri: string): Promise<string> {
  return toString(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
}

export function sealSecret(cipher: Cipher, operatorId: string, secret: string) {
  const { keyId, ciphertext } = cipher.seal(secret, contextOf(operatorId));
  return { totpKeyId: keyId, totpCiphertext: ciphertext };
}

/** The secret of an operator's authenticator; null where there is none yet. */
export function openSecret(cipher: Cipher, { id, totpKeyId, totpCiphertext }: Operator): string | null {
  if (!totpKeyId || !totpCiphertext) return null;
  return cipher.open({ keyId: totpKeyId, ciphertext: totpCiphertext }, contextOf(id));
}

/** The step of time to which a code belongs, if it is one of about now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: STEPS_BESIDE });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

/** New recovery codes in place of all earlier ones; they can be read this once. */
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

/**
 * Takes a code of the operator's authenticator, or one of their recovery codes, each once.
 * @throws Problem `too_many_codes` with the seconds, `wrong_code`
 */
export async function takeCode(deps: Deps, operator: Operator, typed: string): Promise<void> {
  await refuseManyCodes(deps, operator.id);
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const isGood = /^\d{6}$/.test(code)
    ? await takeTotp(deps, operator, code)
    : await takeRecoveryCode(deps, operator, code);
  if (!isGood) throw new Problem('wrong_code');
  await forgiveCode(deps, operator.id);
}

/** Counts a try, which a good code takes back. @throws Problem `too_many_codes` with the seconds */
export async function refuseManyCodes(deps: Deps, operatorId: string): Promise<void> {
  const wait = await countTry(deps, WRONG_CODES, operatorId);
  if (wait > 0) throw new Problem('too_many_codes', { seconds: wait });
}

/** A good code was no try at guessing. */
export async function forgiveCode(deps: Deps, operatorId: string): Promise<void> {
  await forgiveTry(deps, WRONG_CODES, operatorId);
}

async function takeTotp(deps: Deps, operator: Operator, code: string): Promise<boolean> {
  const { id } = operator;
  const secret = openSecret(deps.cipher, operator);
  const step = secret && stepOf(secret, code, deps.now());
  if (!step) return false;
  // Guarded: of two calls with one code the second finds it taken.
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
