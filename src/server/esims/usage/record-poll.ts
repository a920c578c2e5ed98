import { and, eq, inArray, lte, sql } from 'drizzle-orm';

import { nextPoll } from '../../../domain/esims/next-poll.ts';
import { factsIn, mailFor, timeInEvents, type UsageFact } from '../../../domain/esims/usage-facts.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { queueOrderMails } from '../../mail/outbox.ts';
import { announceEsims } from '../announce-esims.ts';
import {
  type EsimFact,
  esimFactTable,
  esimTable,
  type EsimUsage,
  esimUsageTable,
  userEsimTable,
} from '../tables.ts';
import type { Poll, Seen } from './poll-esim.ts';
import { SPACING_SECONDS } from './queue-poll.ts';

const DAY_MS = 24 * 3600 * 1000;
const BACK: ReadonlySet<string> = new Set(['refunding', 'refunded']);

type RecordDeps = Pick<Deps, 'db' | 'queue' | 'settings' | 'now' | 'cipher'>;

/**
 * Records the result of a poll, notifies the owners' open pages of news, and queues the mail about a new fact. A fact is entered
 * only once, so its mail is sent once, even if two polls find it at the same time.
 */
export async function recordPoll(deps: RecordDeps, poll: Poll): Promise<void> {
  const { esim, profile } = poll;
  await deps.db.db.transaction(async (tx) => {
    const here = await plansStillOn(tx, poll);
    // The eSIM was replaced and has no owner any more.
    if (here.length === 0 && poll.seen.length > 0) return;
    const changed: string[] = [];
    const readings: Parameters<typeof nextPoll>[0][number][] = [];
    for (const seen of here) {
      const entered = await enterFacts(tx, poll, seen);
      const usage = usageOf(poll, seen);
      const isNew = entered.size > 0 || hasChanged(seen.usage, usage);
      await keepReading(tx, seen, {
        ...usage,
        changedAt: isNew ? poll.readAt : (seen.usage?.changedAt ?? null),
      });
      if (isNew) changed.push(seen.purchase.id);
      readings.push({ state: usage.bundleState, endsAt: usage.endsAt });
      const mail = mailFor(entered, seen.reading);
      if (mail && !BACK.has(seen.purchase.state)) await queueOrderMails(deps, tx, seen.purchase.id, mail);
    }
    const isInstalledNow = profile !== null && profile.status !== esim.profileStatus;
    if (isInstalledNow) changed.push(...here.map(({ purchase }) => purchase.id));
    const quietPolls = changed.length > 0 ? 0 : esim.quietPolls + 1;
    // An eSIM with nothing to read yet is still polled.
    const soon = new Date(deps.now().getTime() + SPACING_SECONDS * 1000);
    const next = nextPoll(
      readings.length > 0 ? readings : [{ state: 'unknown', endsAt: null }],
      quietPolls,
      poll.readAt,
    );
    await tx
      .update(esimTable)
      .set({
        ...(profile && { profileStatus: profile.status, firstInstalledAt: profile.firstInstalledAt }),
        polledAt: poll.readAt,
        quietPolls,
        // It became due in between: poll it again.
        nextPollAt: sql`case when ${esimTable.nextPollAt} <= ${soon.toISOString()} and ${esimTable.nextPollAt} > ${poll.readAt.toISOString()} then ${esimTable.nextPollAt} else ${next?.toISOString() ?? null}::timestamptz end`,
      })
      .where(eq(esimTable.iccid, esim.iccid));
    await announceEsims(tx, changed, poll.readAt);
  });
}

/** Without plans that another eSIM has replaced since the reading. */
async function plansStillOn(tx: Tx, { esim: { iccid }, seen }: Poll): Promise<Seen[]> {
  if (seen.length === 0) return [];
  const ids = seen.map(({ row }) => row.id);
  const rows = await tx
    .select({ id: userEsimTable.id })
    .from(userEsimTable)
    .where(and(inArray(userEsimTable.id, ids), eq(userEsimTable.iccid, iccid)))
    .for('share');
  const here = new Set(rows.map(({ id }) => id));
  return seen.filter(({ row }) => here.has(row.id));
}

async function enterFacts(tx: Tx, poll: Poll, seen: Seen): Promise<Set<UsageFact>> {
  const known = new Set(seen.facts.map(({ kind }) => kind));
  const rows = [...factsIn(seen.reading)]
    .filter((kind) => !known.has(kind))
    .map((kind) => {
      const { at, source } = timeOf(poll, seen, kind);
      return { userEsimId: seen.row.id, kind, at, source };
    });
  if (rows.length === 0) return new Set();
  const entered = await tx.insert(esimFactTable).values(rows).onConflictDoNothing().returning();
  return new Set(entered.map(({ kind }) => kind));
}

function timeOf(
  { events, readAt }: Poll,
  { reading, row, nth }: Seen,
  kind: UsageFact,
): Pick<EsimFact, 'at' | 'source'> {
  const told =
    (kind === 'first_use' ? reading.startedAt : null) ??
    timeInEvents(events, kind, { bundleName: row.bundleName, nth }) ??
    (kind === 'ended' && reading.state === 'expired' ? reading.endsAt : null);
  return told ? { at: told, source: 'network' } : { at: readAt, source: 'noticed' };
}

/** A plan's usage by a poll, and by what was known before. */
export function usageOf(
  { events, readAt }: Poll,
  { reading, row, usage, nth }: Seen,
): Omit<EsimUsage, 'userEsimId' | 'changedAt'> {
  const startedAt =
    reading.startedAt ??
    usage?.startedAt ??
    timeInEvents(events, 'first_use', { bundleName: row.bundleName, nth });
  const counted = startedAt && new Date(startedAt.getTime() + row.validityDays * DAY_MS);
  return {
    bundleState: reading.state,
    assignmentReference: reading.assignmentReference,
    assignedAt: reading.assignedAt,
    initialBytes: reading.initialBytes,
    remainingBytes: reading.remainingBytes,
    unlimited: reading.unlimited,
    startedAt,
    endsAt: reading.endsAt ?? counted,
    readAt,
  };
}

function hasChanged(before: EsimUsage | null, now: Omit<EsimUsage, 'userEsimId' | 'changedAt'>): boolean {
  return (
    before === null ||
    before.bundleState !== now.bundleState ||
    before.remainingBytes !== now.remainingBytes ||
    before.initialBytes !== now.initialBytes ||
    before.endsAt?.getTime() !== now.endsAt?.getTime()
  );
}

/** Of two concurrent polls the later one is right. */
async function keepReading(tx: Tx, { row }: Seen, reading: Omit<EsimUsage, 'userEsimId'>): Promise<void> {
  await tx
    .insert(esimUsageTable)
    .values({ userEsimId: row.id, ...reading })
    .onConflictDoUpdate({
      target: esimUsageTable.userEsimId,
      set: reading,
      setWhere: lte(esimUsageTable.readAt, reading.readAt),
    });
}
