import { randomBytes } from 'node:crypto';

import { and, type AnyColumn, desc, eq, gt, lt, lte, max, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';

import { Problem } from '../../domain/problems/problem.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { jsonFrom, MalformedRow, wellFormed } from '../db/json-column.ts';
import { announceRevision } from '../pubsub/news.ts';
import { type Content as Stored, revisionDraftTable, revisionTable } from './tables.ts';

/** Something that operators publish in versions. */
export interface RevisionKind<Content> {
  subject: string;
  /** Also reads what earlier releases have stored. */
  schema: z.ZodType<Content>;
  /** In force until somebody publishes: version 0. */
  first: Content;
}

export interface Revision<Content> {
  version: number;
  content: Content;
  why: string;
  /** Null for the command line, and for version 0. */
  operatorId: string | null;
  /** Null for version 0. */
  createdAt: Date | null;
}

type Row = typeof revisionTable.$inferSelect;

function revised<Content>({ subject, schema }: RevisionKind<Content>, row: Row): Revision<Content> {
  const { version, why, operatorId, createdAt } = row;
  const name = `${subject} ${version}`;
  const content = wellFormed(jsonFrom('revision.content', schema, wellFormed(row.content, name)), name);
  return { version, content, why, operatorId, createdAt };
}

function firstOf<Content>({ first }: RevisionKind<Content>): Revision<Content> {
  return { version: 0, content: first, why: '', operatorId: null, createdAt: null };
}

/** 0 before anybody has published. */
export async function newestVersion(db: DbOrTx, { subject }: { subject: string }): Promise<number> {
  const [row] = await db
    .select({ version: revisionTable.version })
    .from(revisionTable)
    .where(eq(revisionTable.subject, subject))
    .orderBy(desc(revisionTable.version))
    .limit(1);
  return row?.version ?? 0;
}

/** The one in force. @throws MalformedRow */
export async function newestRevision<Content>(
  db: DbOrTx,
  kind: RevisionKind<Content>,
): Promise<Revision<Content>> {
  const [row] = await db
    .select()
    .from(revisionTable)
    .where(eq(revisionTable.subject, kind.subject))
    .orderBy(desc(revisionTable.version))
    .limit(1);
  return row ? revised(kind, row) : firstOf(kind);
}

/** Null for an unknown version. @throws MalformedRow */
export async function revisionAt<Content>(
  db: DbOrTx,
  kind: RevisionKind<Content>,
  version: number,
): Promise<Revision<Content> | null> {
  if (version === 0) return firstOf(kind);
  const { subject } = kind;
  const [row] = await db
    .select()
    .from(revisionTable)
    .where(and(eq(revisionTable.subject, subject), eq(revisionTable.version, version)));
  return row ? revised(kind, row) : null;
}

/** Published versions without their content, newest first. */
export function revisionsBefore(
  db: DbOrTx,
  { subject }: { subject: string },
  before: number | undefined,
  limit: number,
) {
  const { version, why, operatorId, createdAt } = revisionTable;
  const isOf = eq(revisionTable.subject, subject);
  return db
    .select({ version, why, operatorId, createdAt })
    .from(revisionTable)
    .where(before === undefined ? isOf : and(isOf, lt(version, before)))
    .orderBy(desc(version))
    .limit(limit);
}

export interface NewRevision<Content> {
  content: Content;
  why: string;
  operatorId: string | null;
  /** The version it replaces. */
  upon: number;
}

/**
 * Adds a version after the newest one, and tells all processes on commit. One that is equal to the newest is not added: the
 * newest is returned.
 * @throws Problem `changed_by_another` if `upon` is not the newest any more
 */
export async function addRevision<Content>(
  tx: Tx,
  kind: RevisionKind<Content>,
  { upon, content, why, operatorId }: NewRevision<Content>,
): Promise<Revision<Content>> {
  const newest = await newestRevision(tx, kind);
  if (upon !== newest.version) throw new Problem('changed_by_another');
  if (JSON.stringify(content) === JSON.stringify(newest.content)) return newest;
  const [added] = await tx
    .insert(revisionTable)
    .values({ subject: kind.subject, version: upon + 1, content: content as Stored, why, operatorId })
    // Somebody who published at the same moment has taken the number.
    .onConflictDoNothing()
    .returning();
  if (!added) throw new Problem('changed_by_another');
  await announceRevision(tx);
  return revised(kind, added);
}

const DRAFT_MS = 24 * 3_600_000;

/** Stores what somebody wants to see before publishing it, for a day. Returns its id. */
export async function storeDraft<Content>(
  db: DbOrTx,
  { subject }: RevisionKind<Content>,
  content: Content,
  now: Date,
): Promise<string> {
  await db
    .delete(revisionDraftTable)
    .where(lt(revisionDraftTable.createdAt, new Date(now.getTime() - DRAFT_MS)));
  const id = randomBytes(18).toString('base64url');
  await db.insert(revisionDraftTable).values({ id, subject, content: content as Stored, createdAt: now });
  return id;
}

/** Null for an unknown one, and after a day. @throws MalformedRow */
export async function readDraft<Content>(
  db: DbOrTx,
  { subject, schema }: RevisionKind<Content>,
  id: string,
  now: Date,
): Promise<Content | null> {
  const { createdAt } = revisionDraftTable;
  const [row] = await db
    .select()
    .from(revisionDraftTable)
    .where(
      and(
        eq(revisionDraftTable.id, id),
        eq(revisionDraftTable.subject, subject),
        gt(createdAt, new Date(now.getTime() - DRAFT_MS)),
      ),
    );
  if (!row) return null;
  const stored = wellFormed(row.content, subject);
  return wellFormed(jsonFrom('revision_draft.content', schema, stored), subject);
}

/** What a draft is of; null for an unknown one, and after a day. */
export async function draftSubject(db: DbOrTx, id: string, now: Date): Promise<string | null> {
  const since = new Date(now.getTime() - DRAFT_MS);
  const [row] = await db
    .select({ subject: revisionDraftTable.subject })
    .from(revisionDraftTable)
    .where(and(eq(revisionDraftTable.id, id), gt(revisionDraftTable.createdAt, since)));
  return row?.subject ?? null;
}

/** Whether any version or draft of a subject names what is in a column, such as the id of a picture. */
export function isMentioned({ subject }: { subject: string }, named: AnyColumn): SQL {
  return sql`(exists (select from ${revisionTable} where ${revisionTable.subject} = ${subject} and strpos(${revisionTable.content}::text, ${named}) > 0)
    or exists (select from ${revisionDraftTable} where ${revisionDraftTable.subject} = ${subject} and strpos(${revisionDraftTable.content}::text, ${named}) > 0))`;
}

/** The newest versions with their content, newest first; malformed ones are left out. */
export async function newestRevisions<Content>(
  db: DbOrTx,
  kind: RevisionKind<Content>,
  limit: number,
): Promise<Revision<Content>[]> {
  const rows = await db
    .select()
    .from(revisionTable)
    .where(eq(revisionTable.subject, kind.subject))
    .orderBy(desc(revisionTable.version))
    .limit(limit);
  return rows.flatMap((row) => {
    try {
      return [revised(kind, row)];
    } catch (error) {
      if (error instanceof MalformedRow) return [];
      throw error;
    }
  });
}

/** The newest version of every subject of which there is one. */
export async function newestVersions(db: DbOrTx): Promise<Map<string, number>> {
  const rows = await db
    .select({ subject: revisionTable.subject, version: max(revisionTable.version) })
    .from(revisionTable)
    .groupBy(revisionTable.subject);
  return new Map(rows.map(({ subject, version }) => [subject, version ?? 0]));
}

/** The version that was in force at a moment; 0 before anybody had published. */
export async function versionAtTime(db: DbOrTx, { subject }: { subject: string }, at: Date): Promise<number> {
  const [row] = await db
    .select({ version: max(revisionTable.version) })
    .from(revisionTable)
    .where(and(eq(revisionTable.subject, subject), lte(revisionTable.createdAt, at)));
  return row?.version ?? 0;
}

/** The values that a text in the content has had, newest first, each with the first version that has it. */
export async function versionsByValue(
  db: DbOrTx,
  { subject }: { subject: string },
  path: readonly string[],
  limit: number,
): Promise<{ version: number; value: string }[]> {
  const steps = sql.join(
    path.map((step) => sql`${step}::text`),
    sql`, `,
  );
  const value = sql<string>`${revisionTable.content} #>> array[${steps}]`;
  const version = sql<number>`min(${revisionTable.version})`.mapWith(Number);
  return (
    db
      .select({ version, value })
      .from(revisionTable)
      .where(and(eq(revisionTable.subject, subject), sql`${value} is not null`))
      // By the second column: its parameters are others here.
      .groupBy(sql`2`)
      .orderBy(desc(version))
      .limit(limit)
  );
}
