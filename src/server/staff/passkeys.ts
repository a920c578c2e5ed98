import { randomBytes, randomUUID } from 'node:crypto';

import { and, asc, eq, gt, lt, or } from 'drizzle-orm';
import { z } from 'zod';

import { PASSKEY_COPIED } from '../../domain/operators/notices.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { sha256 } from '../db/cipher.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { readOperator } from './operators.ts';
import type { AddedAnswer, UsedAnswer } from './passkey-answers.ts';
import { challengeTable, type Operator, type Passkey, passkeyTable } from './tables.ts';

/** More than anybody has devices. */
const MAX_PASSKEYS = 20;
/** How long an authenticator may take: people look for a phone first. */
const MINUTES = 5;
const CHALLENGE_BYTES = 32;
/** Ed25519, ECDSA over P-256, and RSA, which Windows uses: COSE's numbers for what every authenticator knows one of. */
const ALGORITHMS = [-8, -7, -257];
/** RSA's keys are the longest. */
const MAX_KEY_BYTES = 2_000;
/** Each person proves themselves to their authenticator, so that it counts as two factors. */
const VERIFIED = 'required';

/** What the library checks is left to it. */
const signedData = z.object({ challenge: z.string() });

/** Only operators need it, and only at their sign-in. */
const library = () => import('@simplewebauthn/server');

/** What a passkey is asked for, and by whom: a challenge serves nothing else. */
export interface Ceremony {
  what: 'opening the console' | 'a fresh confirmation' | 'adding a passkey' | 'joining';
  /** The console's session, or the secret of the browser's cookie before there is one. */
  of: string;
}

/** The domain and origin of the shop's configured address; what a browser reports must be these. */
function shopOf({ BASE_URL }: Deps['settings']) {
  const { hostname, origin } = new URL(BASE_URL);
  return { rpID: hostname, origin };
}

/** An authenticator's name for an operator. It says nothing about the person. */
const handleOf = ({ id }: Pick<Operator, 'id'>) => Buffer.from(id.replaceAll('-', ''), 'hex');

/** An operator's passkeys, the oldest first. */
export function passkeysOf(db: DbOrTx, operatorId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeyTable)
    .where(eq(passkeyTable.operatorId, operatorId))
    .orderBy(asc(passkeyTable.createdAt), asc(passkeyTable.id));
}

/** What the browser needs in order to make a passkey; JSON, as WebAuthn level 3 has it. */
export async function askForNew(deps: Deps, operator: Operator, ceremony: Ceremony) {
  const { generateRegistrationOptions } = await library();
  const known = await passkeysOf(deps.db.db, operator.id);
  return generateRegistrationOptions({
    rpName: `${deps.settings.BRAND_NAME} console`,
    rpID: shopOf(deps.settings).rpID,
    userID: new Uint8Array(handleOf(operator)),
    userName: operator.email,
    userDisplayName: operator.email,
    challenge: new Uint8Array(await newChallenge(deps, ceremony)),
    timeout: MINUTES * 60_000,
    attestationType: 'none',
    excludeCredentials: known.map(named),
    // Found without an address, so that it can open the console by itself.
    authenticatorSelection: { residentKey: 'required', userVerification: VERIFIED },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/**
 * What the browser needs in order to use a passkey; JSON.
 * @param operator whose passkeys; null for any that the browser finds
 */
export async function askForOne(deps: Deps, operator: Operator | null, ceremony: Ceremony) {
  const { generateAuthenticationOptions } = await library();
  const known = operator ? await passkeysOf(deps.db.db, operator.id) : [];
  return generateAuthenticationOptions({
    rpID: shopOf(deps.settings).rpID,
    challenge: new Uint8Array(await newChallenge(deps, ceremony)),
    timeout: MINUTES * 60_000,
    allowCredentials: known.map(named),
    userVerification: VERIFIED,
  });
}

/** A passkey that the browser made, checked and not stored yet. */
export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** @throws Problem `wrong_passkey` */
export async function checkNew(deps: Deps, answer: AddedAnswer, ceremony: Ceremony): Promise<NewPasskey> {
  const challenge = await takeChallenge(deps, answer, ceremony);
  const { rpID, origin } = shopOf(deps.settings);
  const { verifyRegistrationResponse } = await library();
  const made = await refusing(async () => {
    await refuseCertificates(answer);
    return verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  });
  if (!made.verified) throw new Problem('wrong_passkey');
  const { id: credentialId, publicKey, counter } = made.registrationInfo.credential;
  if (publicKey.length > MAX_KEY_BYTES || credentialId !== answer.id) throw new Problem('wrong_passkey');
  return { credentialId, publicKey: Buffer.from(publicKey), counter, transports: answer.response.transports };
}

/**
 * Stores a checked passkey.
 * @throws Problem `wrong_passkey` if it is already somebody's, or the operator has too many
 */
export async function addPasskey(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  operatorId: string,
  made: NewPasskey & { name: string },
): Promise<string> {
  if ((await passkeysOf(tx, operatorId)).length >= MAX_PASSKEYS) throw new Problem('wrong_passkey');
  const id = randomUUID();
  const [added] = await tx
    .insert(passkeyTable)
    .values({ id, operatorId, ...made, createdAt: deps.now() })
    .onConflictDoNothing()
    .returning({ id: passkeyTable.id });
  if (!added) throw new Problem('wrong_passkey');
  return added.id;
}

/**
 * Checks what a passkey signed, and records its use. A counter that did not rise may mean a copy of the passkey: it is refused, and
 * its operator and the owners get a mail.
 * @param whose the only operator whose passkey will do; null for any
 * @throws Problem `wrong_passkey`
 */
export async function usePasskey(
  deps: Deps,
  answer: UsedAnswer,
  { ceremony, whose, origin: from }: { ceremony: Ceremony; whose: string | null; origin: string },
): Promise<Operator> {
  const challenge = await takeChallenge(deps, answer, ceremony);
  const { db } = deps.db;
  const [passkey] = await db.select().from(passkeyTable).where(eq(passkeyTable.credentialId, answer.id));
  const operator = passkey ? await readOperator(db, passkey.operatorId) : null;
  const isTheirs = whose === null || whose === operator?.id;
  if (!passkey || !operator?.joinedAt || operator.removedAt || !isTheirs) throw new Problem('wrong_passkey');
  const refuse = async (what: string): Promise<never> => {
    const { id: operatorId } = operator;
    const act = {
      who: 'operator',
      operatorId,
      origin: from,
      why: '',
      subject: `operator ${operatorId}`,
    } as const;
    await recordAudit(deps, db, { ...act, what, after: { at: ceremony.what, passkey: passkey.id } });
    throw new Problem('wrong_passkey');
  };
  const { userHandle, ...signature } = answer.response;
  if (userHandle && userHandle !== handleOf(operator).toString('base64url')) return refuse('wrong passkey');
  const { rpID, origin } = shopOf(deps.settings);
  const { verifyAuthenticationResponse } = await library();
  const signed = await refusing(() =>
    verifyAuthenticationResponse({
      response: { ...answer, response: signature },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      // The counter is compared below, where no other call can come in between.
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    }),
  ).catch((error: unknown) => (error instanceof Problem ? refuse('wrong passkey') : Promise.reject(error)));
  if (!signed.verified) return refuse('wrong passkey');
  const { newCounter: counter } = signed.authenticationInfo;
  const rises = lt(passkeyTable.counter, counter);
  const used = await db
    .update(passkeyTable)
    .set({ counter, usedAt: deps.now() })
    .where(
      and(eq(passkeyTable.id, passkey.id), counter === 0 ? or(rises, eq(passkeyTable.counter, 0)) : rises),
    )
    .returning({ id: passkeyTable.id });
  return used.length === 1 ? operator : refuse(PASSKEY_COPIED);
}

/** Deletes challenges that nobody answered. */
export async function sweepChallenges({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.db.delete(challengeTable).where(lt(challengeTable.endsAt, now()));
}

function named({ credentialId: id, transports }: Passkey) {
  return { id, transports };
}

async function newChallenge(deps: Pick<Deps, 'db' | 'now'>, ceremony: Ceremony): Promise<Buffer> {
  const challenge = randomBytes(CHALLENGE_BYTES);
  await deps.db.db.insert(challengeTable).values({
    hash: sha256(challenge.toString('base64url')),
    boundTo: boundTo(ceremony),
    endsAt: new Date(deps.now().getTime() + MINUTES * 60_000),
  });
  return challenge;
}

/** Uses up the challenge that was signed, whatever else is wrong with the answer. @throws Problem `wrong_passkey` */
async function takeChallenge(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { response: { clientDataJSON } }: AddedAnswer | UsedAnswer,
  ceremony: Ceremony,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const { hash, boundTo: bound, endsAt } = challengeTable;
  const taken =
    challenge === null
      ? []
      : await db.db
          .delete(challengeTable)
          .where(and(eq(hash, sha256(challenge)), eq(bound, boundTo(ceremony)), gt(endsAt, now())))
          .returning({ hash });
  if (challenge === null || taken.length === 0) throw new Problem('wrong_passkey');
  return challenge;
}

function challengeIn(clientData: string): string | null {
  try {
    return (
      signedData.safeParse(JSON.parse(Buffer.from(clientData, 'base64url').toString())).data?.challenge ??
      null
    );
  } catch {
    return null;
  }
}

const boundTo = ({ what, of }: Ceremony) => sha256(`${what} ${of}`);

/**
 * We ask for no attestation. The library would read certificates in one, and ask the addresses in them whether they still hold.
 */
async function refuseCertificates({ response }: AddedAnswer): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  // Browsers leave an attestation that the passkey itself has signed.
  const isOwn = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isOwn) throw new Error(`an attestation in the format ${format}`);
}

/** The library throws for every kind of wrong answer. */
async function refusing<T>(check: () => Promise<T>): Promise<T> {
  return check().catch((error: unknown) => {
    if (isDatabaseAway(error)) throw error;
    throw new Problem('wrong_passkey');
  });
}
