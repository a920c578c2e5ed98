import { randomUUID } from 'node:crypto';

import { and, asc, eq, isNull } from 'drizzle-orm';

import { Problem } from '../../domain/problems/problem.ts';
import { type AuditEntry, recordAudit } from '../audit/record-audit.ts';
import type { Cipher } from '../db/cipher.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import type { SealedColumns } from '../db/rotate-keys-of-rows.ts';
import type { Deps } from '../deps.ts';
import { type Acting, actor } from '../staff/acting.ts';
import { makeSecret } from './sign.ts';
import { type WebhookEndpoint, webhookDeliveryTable, webhookEndpointTable } from './tables.ts';

/** How long the secret before signs as well, so that a receiver can change over. */
const OVERLAP_MS = 24 * 3_600_000;

type Changes = Pick<Deps, 'db' | 'now' | 'cipher'>;

/** In the order in which they were made. */
export function listEndpoints(db: DbOrTx): Promise<WebhookEndpoint[]> {
  const { removedAt, madeAt, id } = webhookEndpointTable;
  return db.select().from(webhookEndpointTable).where(isNull(removedAt)).orderBy(asc(madeAt), asc(id));
}

/** @throws Problem `no_endpoint` */
export async function readEndpoint(db: DbOrTx, which: string): Promise<WebhookEndpoint> {
  const { id, removedAt } = webhookEndpointTable;
  const [found] = await db
    .select()
    .from(webhookEndpointTable)
    .where(and(eq(id, which), isNull(removedAt)));
  if (!found) throw new Problem('no_endpoint');
  return found;
}

/** Those that the shop paused because nothing arrived for two days. */
export async function failedEndpoints(db: DbOrTx): Promise<WebhookEndpoint[]> {
  return (await listEndpoints(db)).filter(({ pausedFor }) => pausedFor === 'failures');
}

/** Makes an endpoint. @returns its id, and the secret, which is shown only now */
export async function makeEndpoint(
  deps: Changes,
  by: Acting,
  { url, events }: Pick<WebhookEndpoint, 'url' | 'events'>,
): Promise<{ id: string; secret: string }> {
  const id = randomUUID();
  const secret = makeSecret();
  const { keyId: secretKeyId, ciphertext: secretCiphertext } = deps.cipher.seal(secret, contextOf(id));
  await deps.db.db.transaction(async (tx) => {
    const made = { id, url, events, madeBy: by.operatorId, madeAt: deps.now() };
    await tx.insert(webhookEndpointTable).values({ ...made, secretKeyId, secretCiphertext });
    await record(deps, tx, by, id, { what: 'webhook endpoint made', after: { events: events.join(' ') } });
  });
  return { id, secret };
}

/** @throws Problem `no_endpoint`, `changed_by_another` */
export async function changeEndpoint(
  deps: Changes,
  by: Acting,
  { id, version, url, events }: Pick<WebhookEndpoint, 'id' | 'version' | 'url' | 'events'>,
): Promise<void> {
  await change(deps, by, id, (before) => {
    if (before.version !== version) throw new Problem('changed_by_another');
    const hasMoved = before.url !== url;
    return {
      set: { url, events, ...(hasMoved && AWAKE) },
      what: 'webhook endpoint changed',
      before: { events: before.events.join(' ') },
      after: { events: events.join(' '), ...(hasMoved && { address: 'changed' }) },
    };
  });
}

/** Gives it another secret; the one before goes on for a day. @returns the new one */
export async function rotateSecret(deps: Changes, by: Acting, id: string): Promise<string> {
  const secret = makeSecret();
  const sealed = deps.cipher.seal(secret, contextOf(id));
  await change(deps, by, id, (before) => {
    const old = deps.cipher.seal(openSecret(deps.cipher, before), oldContextOf(id));
    return {
      set: {
        secretKeyId: sealed.keyId,
        secretCiphertext: sealed.ciphertext,
        oldSecretKeyId: old.keyId,
        oldSecretCiphertext: old.ciphertext,
        oldUntil: new Date(deps.now().getTime() + OVERLAP_MS),
      },
      what: 'webhook secret rotated',
    };
  });
  return secret;
}

/** Its events wait until it is resumed. */
export function pauseEndpoint(deps: Changes, by: Acting, id: string): Promise<void> {
  return change(deps, by, id, () => ({
    set: { pausedAt: deps.now(), pausedFor: 'person' as const },
    what: 'webhook endpoint paused',
  }));
}

/** What waits is due at once, with another two days to arrive. */
export function resumeEndpoint(deps: Changes, by: Acting, id: string): Promise<void> {
  return change(deps, by, id, async (_, tx) => {
    await tx
      .update(webhookDeliveryTable)
      .set({ dueAt: deps.now(), triedSince: null })
      .where(and(eq(webhookDeliveryTable.endpointId, id), eq(webhookDeliveryTable.state, 'pending')));
    return { set: { ...AWAKE, pausedAt: null, pausedFor: null }, what: 'webhook endpoint resumed' };
  });
}

/** Deletes what waits for it, and its log. */
export function removeEndpoint(deps: Changes, by: Acting, id: string): Promise<void> {
  return change(deps, by, id, async (_, tx) => {
    await tx.delete(webhookDeliveryTable).where(eq(webhookDeliveryTable.endpointId, id));
    return { set: { removedAt: deps.now() }, what: 'webhook endpoint removed' };
  });
}

/** As if it had never failed. */
export const AWAKE = { fails: 0, failingSince: null, restsUntil: null };

type Change = Pick<AuditEntry, 'what' | 'before' | 'after'> & {
  set: Partial<typeof webhookEndpointTable.$inferInsert>;
};

async function change(
  deps: Changes,
  by: Acting,
  which: string,
  decide: (before: WebhookEndpoint, tx: Tx) => Change | Promise<Change>,
): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const { id, removedAt } = webhookEndpointTable;
    const [before] = await tx
      .select()
      .from(webhookEndpointTable)
      .where(and(eq(id, which), isNull(removedAt)))
      .for('no key update');
    if (!before) throw new Problem('no_endpoint');
    const { set, ...entry } = await decide(before, tx);
    await tx
      .update(webhookEndpointTable)
      .set({ ...set, version: before.version + 1 })
      .where(eq(id, which));
    await record(deps, tx, by, which, entry);
  });
}

/** An address may have a secret in it, so the audit only says that it changed. */
function record(
  deps: Changes,
  tx: Tx,
  by: Acting,
  id: string,
  entry: Pick<AuditEntry, 'what' | 'before' | 'after'>,
): Promise<void> {
  return recordAudit(deps, tx, { ...actor(by), why: '', subject: `webhook ${id}`, ...entry });
}

/** The secrets that sign now, the newest first. */
export function secretsOf(cipher: Cipher, endpoint: WebhookEndpoint, now: Date): string[] {
  const { id, oldSecretKeyId: keyId, oldSecretCiphertext: ciphertext, oldUntil } = endpoint;
  const isOver = !keyId || !ciphertext || !oldUntil || oldUntil <= now;
  return [
    openSecret(cipher, endpoint),
    ...(isOver ? [] : [cipher.open({ keyId, ciphertext }, oldContextOf(id))]),
  ];
}

function openSecret(cipher: Cipher, endpoint: WebhookEndpoint): string {
  const { id, secretKeyId: keyId, secretCiphertext: ciphertext } = endpoint;
  return cipher.open({ keyId, ciphertext }, contextOf(id));
}

const contextOf = (id: string) => `webhook endpoint ${id}`;
const oldContextOf = (id: string) => `webhook endpoint before ${id}`;

/** Where signing secrets are stored. */
export const SEALED_WEBHOOK_SECRETS: SealedColumns[] = [
  {
    table: 'webhook_endpoint',
    id: 'id',
    keyId: 'secret_key_id',
    ciphertext: 'secret_ciphertext',
    contextOf,
  },
  {
    table: 'webhook_endpoint',
    id: 'id',
    keyId: 'old_secret_key_id',
    ciphertext: 'old_secret_ciphertext',
    contextOf: oldContextOf,
  },
];
