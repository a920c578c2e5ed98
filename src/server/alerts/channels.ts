import { randomUUID } from 'node:crypto';

import { and, arrayContains, asc, eq, isNull, lt, or } from 'drizzle-orm';

import { type CaseKind, severityOf } from '../../domain/operators/cases.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import type { SealedColumns } from '../db/rotate-keys-of-rows.ts';
import type { Deps } from '../deps.ts';
import { HEADLINES } from '../mail/templates/alert.ts';
import { type Answer, callOut, isTaken } from '../outgoing/call-out.ts';
import { type Acting, actor } from '../staff/acting.ts';
import { type AlertChannel, alertChannelTable, alertMessageTable, alertTable } from './tables.ts';

/** Longer than a call takes. */
const LEASE_MS = 60_000;
/** News of a day ago wakes nobody. */
const GIVE_UP_MS = 24 * 3_600_000;

type Changes = Pick<Deps, 'db' | 'now' | 'cipher'>;

export function listChannels(db: DbOrTx): Promise<AlertChannel[]> {
  return db
    .select()
    .from(alertChannelTable)
    .orderBy(asc(alertChannelTable.madeAt), asc(alertChannelTable.id));
}

/** @returns its id */
export async function makeChannel(
  deps: Changes,
  by: Acting,
  { url, ...given }: Pick<AlertChannel, 'kind' | 'severities'> & { url: string },
): Promise<string> {
  const id = randomUUID();
  const { keyId: urlKeyId, ciphertext: urlCiphertext } = deps.cipher.seal(url, contextOf(id));
  await deps.db.db.transaction(async (tx) => {
    const { host } = new URL(url);
    const made = { id, host, urlKeyId, urlCiphertext, madeBy: by.operatorId, madeAt: deps.now() };
    await tx.insert(alertChannelTable).values({ ...made, ...given });
    await record(deps, tx, by, { ...made, ...given }, 'alert channel made');
  });
  return id;
}

/** Changes which alerts go there. @throws Problem `no_channel` */
export async function changeChannel(
  deps: Changes,
  by: Acting,
  { id, severities }: Pick<AlertChannel, 'id' | 'severities'>,
): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(alertChannelTable)
      .set({ severities })
      .where(eq(alertChannelTable.id, id))
      .returning();
    if (!changed) throw new Problem('no_channel');
    await record(deps, tx, by, changed, 'alert channel changed');
  });
}

/** @throws Problem `no_channel` */
export async function removeChannel(deps: Changes, by: Acting, id: string): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const [gone] = await tx.delete(alertChannelTable).where(eq(alertChannelTable.id, id)).returning();
    if (!gone) throw new Problem('no_channel');
    await record(deps, tx, by, gone, 'alert channel removed');
  });
}

/** Queues a new alert for every channel that wants its severity. */
export async function queueForChannels(
  deps: Pick<Deps, 'now' | 'queue'>,
  tx: Tx,
  alert: { id: string; kind: CaseKind },
): Promise<void> {
  const channels = await tx
    .select({ id: alertChannelTable.id })
    .from(alertChannelTable)
    .where(arrayContains(alertChannelTable.severities, [severityOf(alert.kind)]));
  for (const { id: channelId } of channels) {
    const id = randomUUID();
    await tx.insert(alertMessageTable).values({ id, channelId, alertId: alert.id, queuedAt: deps.now() });
    await deps.queue.send('alert.send', { messageId: id }, { tx });
  }
}

/** Sends an alert to its channel, unless another process is doing so. Throws if it did not arrive, so that its job tries again. */
export async function sendAlertMessage(deps: Deps, messageId: string): Promise<void> {
  const now = deps.now();
  const { id, leaseUntil } = alertMessageTable;
  const [message] = await deps.db.db
    .update(alertMessageTable)
    .set({ leaseUntil: new Date(now.getTime() + LEASE_MS) })
    .where(and(eq(id, messageId), or(isNull(leaseUntil), lt(leaseUntil, now))))
    .returning();
  if (!message) return;
  const [found] = await deps.db.db
    .select()
    .from(alertTable)
    .innerJoin(alertChannelTable, eq(alertChannelTable.id, message.channelId))
    .where(eq(alertTable.id, message.alertId));
  if (!found) return;
  const { alert, alert_channel: channel } = found;
  const answer = await post(deps, channel, {
    headline: HEADLINES[alert.kind],
    words: alert.words,
    url: `${deps.settings.BASE_URL}/operate/cases/${alert.id}`,
    more: {
      type: 'alert',
      severity: severityOf(alert.kind),
      kind: alert.kind,
      case_id: alert.id,
      order_id: alert.purchaseId,
      raised_at: alert.raisedAt.toISOString(),
    },
  });
  const isOver = now.getTime() - message.queuedAt.getTime() >= GIVE_UP_MS;
  if (isTaken(answer) || isOver) await deps.db.db.delete(alertMessageTable).where(eq(id, messageId));
  else await deps.db.db.update(alertMessageTable).set({ leaseUntil: null }).where(eq(id, messageId));
  if (!isTaken(answer) && !isOver) throw new Error(`an alert did not reach ${channel.host}`);
}

/** Sends jobs for the alerts that have not arrived yet. */
export async function sweepAlertMessages(deps: Pick<Deps, 'db' | 'now' | 'queue'>): Promise<void> {
  const { id, leaseUntil } = alertMessageTable;
  const waiting = await deps.db.db
    .select({ id })
    .from(alertMessageTable)
    .where(or(isNull(leaseUntil), lt(leaseUntil, deps.now())))
    .limit(100);
  for (const { id: messageId } of waiting) await deps.queue.send('alert.send', { messageId });
}

/** Sends a message that says it is a test. @throws Problem `no_channel` */
export async function testChannel(deps: Deps, id: string): Promise<Answer> {
  const [channel] = await deps.db.db.select().from(alertChannelTable).where(eq(alertChannelTable.id, id));
  if (!channel) throw new Problem('no_channel');
  const { BRAND_NAME, BASE_URL } = deps.settings;
  return post(deps, channel, {
    headline: `${BRAND_NAME}: a test`,
    words: 'Alerts of this shop will arrive here.',
    url: `${BASE_URL}/operate/connections/alerts`,
    more: { type: 'test' },
  });
}

interface Told {
  headline: string;
  words: string;
  url: string;
  /** For programs. */
  more: Record<string, string | null>;
}

async function post(deps: Deps, channel: AlertChannel, told: Told): Promise<Answer> {
  const { id, kind, urlKeyId: keyId, urlCiphertext: ciphertext, failingSince } = channel;
  const { headline, words, url, more } = told;
  const body =
    kind === 'slack'
      ? { text: `*${slackText(headline)}*\n${slackText(words)}\n<${url}|Open the case>` }
      : { ...more, headline, words, url };
  const answer = await callOut(deps.settings, {
    url: deps.cipher.open({ keyId, ciphertext }, contextOf(id)),
    headers: { 'content-type': 'application/json', 'user-agent': 'Simport-Alerts' },
    body: JSON.stringify(body),
  });
  const now = deps.now();
  await deps.db.db
    .update(alertChannelTable)
    .set({
      lastAt: now,
      lastStatus: answer.status,
      lastWords: answer.words,
      failingSince: isTaken(answer) ? null : (failingSince ?? now),
    })
    .where(eq(alertChannelTable.id, id));
  return answer;
}

/** Slack's own signs are these three. */
function slackText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function record(
  deps: Changes,
  tx: Tx,
  by: Acting,
  { id, kind, host, severities }: Pick<AlertChannel, 'id' | 'kind' | 'host' | 'severities'>,
  what: string,
): Promise<void> {
  const after = { kind, host, severities: severities.join(' ') };
  return recordAudit(deps, tx, { ...actor(by), what, why: '', subject: `channel ${id}`, after });
}

const contextOf = (id: string) => `alert channel ${id}`;

/** Where the addresses of channels are stored. */
export const SEALED_CHANNELS: SealedColumns = {
  table: 'alert_channel',
  id: 'id',
  keyId: 'url_key_id',
  ciphertext: 'url_ciphertext',
  contextOf,
};
