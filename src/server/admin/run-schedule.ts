import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';

import { nextRun, periodBefore } from '../../domain/operators/export-schedule.ts';
import { guardOf } from '../../domain/operators/harm.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { auditAbout, recordAudit } from '../audit/record-audit.ts';
import { safeWords } from '../core/safe-words/hide-secrets.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/outbox.ts';
import { StorageRefused, upload } from '../outgoing/upload.ts';
import { type Acting, actor, atCommandLine } from '../staff/acting.ts';
import { readOperator } from '../staff/operators.ts';
import { csvOf, type ExportName, EXPORTS } from './exports.ts';
import { keysOf } from './schedules/schedules.ts';
import { type ExportSchedule, exportScheduleTable } from './schedules/tables.ts';

const LEASE_MS = 30 * 60_000;
const RETRY_MS = 3_600_000;
/** The file of a mail is put together in memory. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Words for the operator about an export that was not made. */
class NotMade extends Error {}

/** Whether its words are for operators. */
const isForPeople = (error: unknown): error is Error =>
  error instanceof NotMade || error instanceof StorageRefused || error instanceof Problem;

/**
 * Makes a scheduled export if it is due, and records what came of it. One that fails is tried again after an hour, and its next turn
 * comes in any case. Safe to run at any time.
 */
export async function runSchedule(deps: Deps, scheduleId: string): Promise<void> {
  const now = deps.now();
  const { id, nextAt, leaseUntil } = exportScheduleTable;
  const [schedule] = await deps.db.db
    .update(exportScheduleTable)
    .set({ leaseUntil: new Date(now.getTime() + LEASE_MS) })
    .where(and(eq(id, scheduleId), lte(nextAt, now), or(isNull(leaseUntil), lt(leaseUntil, now))))
    .returning();
  if (!schedule) return;
  const next = nextRun(schedule.every, now);
  const ended = (ok: boolean, words: string, at: Date) =>
    deps.db.db
      .update(exportScheduleTable)
      .set({ leaseUntil: null, lastAt: deps.now(), lastOk: ok, lastWords: words, nextAt: at })
      .where(eq(id, scheduleId));
  try {
    await ended(true, await deliver(deps, schedule, now), next);
  } catch (error) {
    if (!isForPeople(error)) deps.log.error({ err: error }, 'a scheduled export failed');
    const words = isForPeople(error) ? error.message : 'It failed; the log says why.';
    await ended(false, words, new Date(Math.min(next.getTime(), now.getTime() + RETRY_MS)));
  }
}

/** Sends jobs for whatever is due. A recurring job. */
export async function sweepSchedules(deps: Pick<Deps, 'db' | 'now' | 'queue'>): Promise<void> {
  const { id, nextAt } = exportScheduleTable;
  const due = await deps.db.db.select({ id }).from(exportScheduleTable).where(lte(nextAt, deps.now()));
  for (const { id: scheduleId } of due) await deps.queue.send('export.run', { scheduleId });
}

/** The filters of a run: those that were saved, and the days of the last whole period. */
export function filtersOf({ export: name, query, every }: ExportSchedule, now: Date): Record<string, string> {
  const { shape } = EXPORTS[name as ExportName].input;
  const days = 'from' in shape && 'to' in shape ? periodBefore(every, now) : {};
  return { ...Object.fromEntries(new URLSearchParams(query)), ...days };
}

/** Whether a mail may have the file itself: it names no buyer and no order. */
function isWithoutNames(name: string): boolean {
  return guardOf(`${name}.csv`) === 'free';
}

/** 'orders-2026-11-30.csv' */
function fileNameOf({ export: name }: ExportSchedule, filters: Record<string, string>, now: Date): string {
  return `${name.replaceAll('_', '-')}-${filters['to'] ?? now.toISOString().slice(0, 10)}.csv`;
}

/** @returns what was done, for people */
async function deliver(deps: Deps, schedule: ExportSchedule, now: Date): Promise<string> {
  const by = await makerOf(deps, schedule);
  const filters = filtersOf(schedule, now);
  if (schedule.target === 'mail') return mail(deps, by, schedule);
  const { id, endpoint, region, bucket, prefix } = schedule;
  const file = `${prefix ?? ''}${fileNameOf(schedule, filters, now)}`;
  const keys = keysOf(deps.cipher, schedule);
  const bytes = await upload(deps.settings, {
    place: { endpoint: endpoint ?? '', region: region ?? '', bucket: bucket ?? '', file, keys },
    content: csvOf({ deps, by }, schedule.export as ExportName, filters),
    // A large file may take longer than a lease.
    onPart: () =>
      deps.db.db
        .update(exportScheduleTable)
        .set({ leaseUntil: new Date(deps.now().getTime() + LEASE_MS) })
        .where(eq(exportScheduleTable.id, id)),
  });
  return `${file}, ${bytes} bytes`;
}

/** In whose name it runs, with the role that they have now. @throws NotMade if they have left */
async function makerOf(deps: Deps, { madeBy }: ExportSchedule): Promise<Acting> {
  if (madeBy === null) return { ...atCommandLine(''), origin: 'scheduled export' };
  const operator = await readOperator(deps.db.db, madeBy);
  if (!operator || operator.removedAt)
    throw new NotMade('Whoever made this has left the team. Make it anew under Connections.');
  return { operatorId: madeBy, role: operator.role, origin: 'scheduled export', isFresh: true };
}

/** @throws NotMade if it is too large */
async function fileOf(
  deps: Deps,
  by: Acting,
  { export: name }: Pick<ExportSchedule, 'export'>,
  filters: Record<string, string>,
): Promise<Buffer> {
  const lines: Buffer[] = [];
  let bytes = 0;
  for await (const line of csvOf({ deps, by }, name as ExportName, filters)) {
    const part = Buffer.from(line);
    bytes += part.length;
    if (bytes > MOST_BYTES)
      throw new NotMade('The file would be larger than 64 MB. Filter it, or have it put into a storage.');
    lines.push(part);
  }
  return Buffer.concat(lines);
}

/** Queues a mail about an entry of the audit, which says what was sent. */
async function mail(deps: Deps, by: Acting, { id, export: name, address }: ExportSchedule): Promise<string> {
  if (address === null) throw new Error(`export ${id} has no address`);
  await deps.db.db.transaction(async (tx) => {
    const subject = `export ${id}`;
    await recordAudit(deps, tx, {
      ...actor(by),
      what: 'scheduled export sent',
      why: '',
      subject,
      after: { export: name },
    });
    const [entry] = await auditAbout(tx, subject, 1);
    if (!entry) throw new Error('the audit has no entry');
    await queueMail(deps, tx, { auditId: entry.id, template: 'scheduled_export', address });
  });
  return 'Mailed';
}

/** The file of a mail, made when the mail is written; null if it is not to be mailed. */
export async function attachedFile(
  deps: Deps,
  schedule: ExportSchedule,
  at: Date,
): Promise<{ filename: string; content: Buffer } | null> {
  if (!isWithoutNames(schedule.export)) return null;
  const filters = filtersOf(schedule, at);
  try {
    const content = await fileOf(deps, await makerOf(deps, schedule), schedule, filters);
    return { filename: fileNameOf(schedule, filters, at), content };
  } catch (error) {
    // The link in the mail still leads to it.
    if (isForPeople(error)) {
      deps.log.warn({ why: safeWords(error.message) }, 'a scheduled export was mailed without its file');
      return null;
    }
    throw error;
  }
}
