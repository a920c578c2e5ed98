import { hashPassword } from 'better-auth/crypto';
import { and, eq, isNull } from 'drizzle-orm';

import { maskEmail } from '../../domain/account/mask-email.ts';
import { isSameAddress } from '../../domain/email-address.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { refuseGuessable } from '../account/guessable-password.ts';
import { addPassword, provenAccount, waysInto } from '../account/proven-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { sha256 } from '../db/cipher.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { isRefusedAsBlocked } from '../fraud/blocked-mailboxes.ts';
import type { Visitor } from '../identity/who.ts';
import {
  authenticatorUri,
  makeRecoveryCodes,
  newSecret,
  openSecret,
  sealSecret,
  stepOf,
  tryCode,
} from './codes.ts';
import type { AddedAnswer } from './passkey-answers.ts';
import { addPasskey, askForNew, type Ceremony, checkNew } from './passkeys.ts';
import { type Operator, operatorTable } from './tables.ts';
import { NO_AUTHENTICATOR } from './team.ts';
import { unattendedSession } from './unattended-session.ts';

/**
 * What an invited person does next. `account`: choose a way to sign in. `sign_in`: sign in to the account at the invited address.
 * `factor`: set up an authenticator or a passkey. `other_account`: leave the account of another address.
 */
export const JOIN_STEPS = ['account', 'sign_in', 'factor', 'other_account'] as const;

export interface Joining {
  operator: Operator;
  step: (typeof JOIN_STEPS)[number];
  /** How they can sign in to the account they have. */
  ways: { password: boolean; google: boolean };
}

/**
 * How far an invited person is. The link has proven that the mailbox is theirs; reading changes nothing, so that programs that open
 * links in mails cannot use it up.
 * @throws Problem `used_invitation`
 */
export async function readJoining(
  deps: Pick<Deps, 'db' | 'now'>,
  visitor: Visitor | null,
  invitation: string,
): Promise<Joining> {
  const operator = await invitedBy(deps, invitation);
  const found = await waysInto(deps.db.db, operator.email);
  const ways = found ?? { password: false, google: false };
  if (visitor && !isSameAddress(visitor.email, operator.email))
    return { operator, step: 'other_account', ways };
  if (visitor?.emailVerified) return { operator, step: 'factor', ways };
  return { operator, step: found ? 'sign_in' : 'account', ways };
}

/**
 * Gives the account at the invited address a password, with which the person then signs in as at the shop.
 * @throws Problem `used_invitation`, `guessable_password`; `signed_out` if they have an account to sign in to
 */
export async function choosePassword(
  deps: Deps,
  {
    invitation,
    name,
    password,
    origin,
  }: { invitation: string; name: string; password: string; origin: string },
): Promise<Operator> {
  await refuseGuessable(password, deps.settings);
  const operator = await invitedBy(deps, invitation);
  const hash = await hashPassword(password);
  await deps.db.db.transaction(async (tx) => {
    await lockInvited(tx, operator);
    const userId = await provenAccount(tx, { email: operator.email, name, at: deps.now() });
    if (userId === null) throw new Problem('signed_out');
    await addPassword(tx, { userId, hash, at: deps.now() });
    await recordAudit(deps, tx, {
      who: 'operator',
      operatorId: operator.id,
      origin,
      what: 'password chosen by invitation',
      why: '',
      subject: `user ${userId}`,
    });
  });
  return operator;
}

/** The data for setting up an authenticator. */
export interface Enrolment {
  operator: Operator;
  secret: string;
  uri: string;
}

/**
 * Begins to set up an authenticator; beginning again gives the same secret.
 * @throws Problem `used_invitation`; `other_mailbox` if the account has another address, or has not confirmed it
 */
export async function startJoining(deps: Deps, visitor: Visitor, invitation: string): Promise<Enrolment> {
  const operator = await invitedBy(deps, invitation);
  mustBeInvited(visitor, operator);
  const secret = openSecret(deps.cipher, operator) ?? newSecret();
  await deps.db.db
    .update(operatorTable)
    .set(sealSecret(deps.cipher, operator.id, secret))
    .where(and(eq(operatorTable.id, operator.id), isNull(operatorTable.joinedAt)));
  return { operator, secret, uri: authenticatorUri(secret, deps.settings.BRAND_NAME, operator.email) };
}

/** An accepted invitation. */
export interface Joined {
  operator: Operator;
  /** They can be read this once. */
  recoveryCodes: string[];
  userId: string;
  /** The shop's session to open the console with. */
  sessionId: string;
}

/** Accepts it: a code shows that the authenticator has the secret. */
export async function confirmJoining(
  deps: Deps,
  visitor: Visitor,
  { invitation, code, origin }: { invitation: string; code: string; origin: string },
): Promise<Joined> {
  const operator = await invitedBy(deps, invitation);
  mustBeInvited(visitor, operator);
  const secret = openSecret(deps.cipher, operator);
  const totpStep = await tryCode(deps, { operator, code, origin, what: 'joining' }, () =>
    secret === null ? null : stepOf(secret, code.replaceAll(/\s/g, ''), deps.now()),
  );
  const { id: userId, sessionId } = visitor;
  return deps.db.db.transaction(async (tx) => {
    const accepted = await accept(deps, tx, operator, {
      userId,
      origin,
      by: 'authenticator',
      set: { totpStep },
    });
    return { ...accepted, userId, sessionId };
  });
}

/**
 * Asks for the passkey by which an invited person joins, as their second factor or as their only way to sign in.
 * @throws Problem `used_invitation`, `other_mailbox`; `signed_out` if they have an account to sign in to first
 */
export async function askForJoining(
  deps: Deps,
  visitor: Visitor | null,
  { invitation, ceremony }: { invitation: string; ceremony: Ceremony },
) {
  const { operator } = await readyForPasskey(deps, visitor, invitation);
  return askForNew(deps, operator, ceremony);
}

interface JoiningByPasskey {
  invitation: string;
  ceremony: Ceremony;
  answer: AddedAnswer;
  /** The passkey's, for its list. */
  label: string;
  /** The person's, for a new account; may be empty. */
  name: string;
  origin: string;
  userAgent: string | null;
}

/** Accepts it with a new passkey. @throws Problem as {@link askForJoining}, `wrong_passkey`, `account_blocked` */
export async function joinByPasskey(
  deps: Deps,
  visitor: Visitor | null,
  { invitation, ceremony, answer, label, name, origin, userAgent }: JoiningByPasskey,
): Promise<Joined> {
  const { operator, step } = await readyForPasskey(deps, visitor, invitation);
  const made = await checkNew(deps, answer, ceremony);
  return deps.db.db
    .transaction(async (tx) => {
      await lockInvited(tx, operator);
      const isIn = step === 'factor' && visitor;
      const at = deps.now();
      const userId = isIn ? visitor.id : await provenAccount(tx, { email: operator.email, name, at });
      if (userId === null) throw new Problem('signed_out');
      const sessionId = isIn ? visitor.sessionId : await unattendedSession(deps, tx, userId, userAgent);
      const accepted = await accept(deps, tx, operator, {
        userId,
        origin,
        by: 'passkey',
        // The secret of an authenticator that was shown, and never proven.
        set: NO_AUTHENTICATOR,
      });
      await addPasskey(deps, tx, operator.id, { ...made, name: label });
      return { ...accepted, userId, sessionId };
    })
    .catch((error: unknown) => {
      if (!isRefusedAsBlocked(error)) throw error;
      throw new Problem('account_blocked', { support_email: deps.settings.SUPPORT_EMAIL });
    });
}

async function readyForPasskey(deps: Deps, visitor: Visitor | null, invitation: string): Promise<Joining> {
  const joining = await readJoining(deps, visitor, invitation);
  const { step, operator } = joining;
  if (step === 'other_account') throw new Problem('other_mailbox', { email: maskEmail(operator.email) });
  if (step === 'sign_in') throw new Problem('signed_out');
  return joining;
}

interface Acceptance {
  userId: string;
  origin: string;
  by: 'authenticator' | 'passkey';
  set: Partial<typeof operatorTable.$inferInsert>;
}

/** @throws Problem `used_invitation` if another window was quicker, or the invitation was withdrawn */
async function accept(deps: Deps, tx: Tx, operator: Operator, { userId, origin, by, set }: Acceptance) {
  const [joined] = await tx
    .update(operatorTable)
    .set({ ...set, userId, joinedAt: deps.now(), invitationUntil: null, version: operator.version + 1 })
    .where(isStillInvited(operator))
    .returning();
  if (!joined) throw new Problem('used_invitation', { why: 'used' });
  const recoveryCodes = await makeRecoveryCodes(deps, tx, joined.id);
  await recordAudit(deps, tx, {
    who: 'operator',
    operatorId: joined.id,
    origin,
    what: 'operator joined',
    why: '',
    subject: `operator ${joined.id}`,
    after: { role: joined.role, by },
  });
  return { operator: joined, recoveryCodes };
}

/** Of two windows the second waits here, and then finds what the first did. @throws Problem `used_invitation` */
async function lockInvited(tx: Tx, operator: Operator): Promise<void> {
  const [locked] = await tx.select().from(operatorTable).where(isStillInvited(operator)).for('update');
  if (!locked) throw new Problem('used_invitation', { why: 'used' });
}

const isStillInvited = ({ id, version }: Operator) =>
  and(eq(operatorTable.id, id), eq(operatorTable.version, version), isNull(operatorTable.joinedAt));

/** @throws Problem `used_invitation`, and why it cannot be used */
async function invitedBy({ db, now }: Pick<Deps, 'db' | 'now'>, invitation: string): Promise<Operator> {
  const [operator] = await db.db
    .select()
    .from(operatorTable)
    .where(eq(operatorTable.invitationHash, sha256(invitation)));
  if (!operator) throw new Problem('used_invitation', { why: 'unknown' });
  if (operator.removedAt) throw new Problem('used_invitation', { why: 'withdrawn' });
  if (operator.joinedAt) throw new Problem('used_invitation', { why: 'used' });
  if (!operator.invitationUntil || operator.invitationUntil <= now())
    throw new Problem('used_invitation', { why: 'expired' });
  return operator;
}

function mustBeInvited(visitor: Visitor, operator: Operator): void {
  if (!visitor.emailVerified || !isSameAddress(visitor.email, operator.email))
    throw new Problem('other_mailbox', { email: maskEmail(operator.email) });
}
