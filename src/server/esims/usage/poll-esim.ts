import { eq } from 'drizzle-orm';

import { readingOf } from '../../../domain/esims/bundle-status.ts';
import { type EsimEvent, factsIn } from '../../../domain/esims/usage-facts.ts';
import type { DbOrTx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { ProviderRefused, ProviderUnreachable } from '../../providers/outcome.ts';
import type { NamedReading, Profile, Reader } from '../../providers/wholesaler.ts';
import { unerasedPurchases } from '../../purchase/joinable.ts';
import type { Purchase } from '../../purchase/tables.ts';
import {
  type Esim,
  type EsimFact,
  esimFactTable,
  esimTable,
  type EsimUsage,
  esimUsageTable,
  type UserEsim,
  userEsimTable,
} from '../tables.ts';
import { recordPoll } from './record-poll.ts';

/** A purchased bundle on the polled eSIM, with what was known of it. */
interface Watched {
  row: UserEsim;
  purchase: Purchase;
  usage: EsimUsage | null;
  facts: EsimFact[];
}

/** A bundle with its new reading. */
export interface Seen extends Watched {
  reading: NamedReading;
  /** Its number among equal bundles of the eSIM, first assigned first. */
  nth: number;
}

/** Everything that a poll found. */
export interface Poll {
  esim: Esim;
  seen: Seen[];
  profile: Profile | null;
  events: EsimEvent[];
  /** Before the call. */
  readAt: Date;
}

type PollDeps = Pick<Deps, 'db' | 'wholesalers' | 'queue' | 'settings' | 'now' | 'cipher' | 'log'>;

/**
 * Polls an eSIM and records the news for all purchases on it, with the mails about them.
 * @throws {ProviderUnreachable} @throws {ProviderRefused}
 */
export async function pollEsim(deps: PollDeps, iccid: string, reader: Reader): Promise<Poll | null> {
  const poll = await readEsim(deps, iccid, reader);
  if (poll) await recordPoll(deps, poll);
  return poll;
}

/**
 * Asks the network about an eSIM and changes nothing: one call, a second one until it is installed, a third one if something
 * happened whose time only the events give. Null for an eSIM that is not in our records.
 * @throws {ProviderUnreachable} @throws {ProviderRefused}
 */
export async function readEsim(deps: PollDeps, iccid: string, reader: Reader): Promise<Poll | null> {
  const { db } = deps.db;
  const [esim] = await db.select().from(esimTable).where(eq(esimTable.iccid, iccid));
  if (!esim) return null;
  const watched = await watchedOn(db, iccid);
  const readAt = deps.now();
  const wholesaler = deps.wholesalers.of(esim);
  const readings = await wholesaler.bundlesOn(iccid, reader);
  const seen = match(watched, readings);
  const profile =
    esim.firstInstalledAt === null ? await tried(deps, () => wholesaler.profileOf(iccid, reader)) : null;
  const events = seen.some(needsEvents) ? await tried(deps, () => wholesaler.eventsOf(iccid, reader)) : null;
  return { esim, seen, profile, events: events ?? [], readAt };
}

async function watchedOn(db: DbOrTx, iccid: string): Promise<Watched[]> {
  const purchases = unerasedPurchases();
  const rows = await db
    .select({ row: userEsimTable, purchase: purchases._.selectedFields, usage: esimUsageTable })
    .from(userEsimTable)
    .innerJoin(purchases, eq(purchases.id, userEsimTable.purchaseId))
    .leftJoin(esimUsageTable, eq(esimUsageTable.userEsimId, userEsimTable.id))
    .where(eq(userEsimTable.iccid, iccid))
    .orderBy(userEsimTable.purchasedAt);
  const facts = await db
    .select({ fact: esimFactTable })
    .from(esimFactTable)
    .innerJoin(userEsimTable, eq(userEsimTable.id, esimFactTable.userEsimId))
    .where(eq(userEsimTable.iccid, iccid));
  return rows.map(({ row, purchase, usage }) => ({
    row,
    purchase,
    usage,
    facts: facts.flatMap(({ fact }) => (fact.userEsimId === row.id ? [fact] : [])),
  }));
}

function match(watched: Watched[], readings: NamedReading[]): Seen[] {
  return watched.flatMap((known): Seen[] => {
    const { bundleName, orderReference } = known.row;
    const equals = watched.filter(({ row }) => row.bundleName === bundleName);
    const others = equals.filter(({ row }) => row.id !== known.row.id).map(({ row }) => row.orderReference);
    const named = readings.filter((reading) => reading.bundleName === bundleName);
    const reading = readingOf(named, orderReference, others);
    const nth = equals.findIndex(({ row }) => row.id === known.row.id);
    return reading ? [{ ...known, reading, nth }] : [];
  });
}

/** Whether something happened whose time is unknown. */
function needsEvents({ reading, facts, usage }: Seen): boolean {
  const shown = factsIn(reading);
  const isNew = [...shown].some((kind) => !facts.some((fact) => fact.kind === kind));
  const startUnknown = shown.has('first_use') && !reading.startedAt && !usage?.startedAt;
  return isNew || startUnknown;
}

/** An optional call must not spoil the reading. */
async function tried<T>(deps: PollDeps, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error;
    deps.log.warn({ err: error }, 'part of a poll failed');
    return null;
  }
}
