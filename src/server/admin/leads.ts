import { z } from 'zod';

import { maskEmail } from '../../domain/account/mask-email.ts';
import { LEAD_STATES } from '../../domain/enterprise/lead-state.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { auditAbout, recordAudit } from '../audit/record-audit.ts';
import type { DbOrTx } from '../db/database.ts';
import { changeLead, countLeads, listLeads, readLead } from '../enterprise/leads.ts';
import type { StoredRequest } from '../enterprise/tables.ts';
import { actor } from '../staff/acting.ts';
import { operatorsById, readOperator } from '../staff/operators.ts';
import { auditFacts, shownFacts } from './parts/audit-facts.ts';
import { counted, nextPage, pageOf, sortedPages } from './parts/pages.ts';
import { recordRead } from './parts/record-read.ts';
import { iso, isoOrNull, moment, verb, type VerbCall } from './parts/verb.ts';

const state = z.enum(LEAD_STATES);
const textOrNull = z.string().nullable();

/** The most audit entries shown. */
const MAX_ACTS = 50;
const MAX_NOTE_LENGTH = 4000;

const listedSchema = z.object({
  id: z.uuid(),
  company: z.string(),
  /** The sender's address, mostly masked. */
  contact: z.string(),
  team_size: textOrNull,
  state,
  /** Address of the operator in charge. */
  owner: textOrNull,
  at: moment,
});

const leadSchema = listedSchema.omit({ contact: true }).extend({
  /** For changes: callers send the version they saw. */
  version: z.int(),
  owner_id: z.uuid().nullable(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string(), website: z.string() }),
  regions: z.array(z.string()),
  message: z.string(),
  note: z.string(),
  /** Consents: to be answered, and to get news. */
  consent: z.boolean(),
  subscribe: z.boolean(),
  changed_at: moment.nullable(),
  acts: z.array(
    z.object({
      id: z.int(),
      at: moment,
      operator: textOrNull,
      what: z.string(),
      before: auditFacts,
      after: auditFacts,
    }),
  ),
});

export type ListedLead = z.infer<typeof listedSchema>;
export type LeadFacts = z.infer<typeof leadSchema>;

export const leadFilter = z.object({ state: state.optional(), owner: z.uuid().optional() });

export const leads = verb({
  permission: 'leads.read',
  summary: 'List requests from companies, newest or oldest first',
  changes: false,
  input: leadFilter.extend(sortedPages),
  output: z.object({ leads: z.array(listedSchema), ...nextPage, ...counted }),
  async run({ deps }, { sort, after, limit, state: wanted, owner }) {
    const { db } = deps.db;
    const filter = { state: wanted, ownerId: owner };
    const { rows, next, countAll } = await pageOf(
      'leads',
      { after, limit },
      (page) => listLeads(db, filter, { ...page, sort }),
      ({ createdAt: at, id }) => ({ at, id }),
    );
    const owners = await ownersOf(db, rows);
    return {
      leads: rows.map((row) => listed(row, owners)),
      next,
      ...(await countAll(() => countLeads(db, filter))),
    };
  },
});

export const lead = verb({
  permission: 'leads.read',
  summary: 'Show one request from a company',
  changes: false,
  input: z.object({ id: z.uuid() }),
  output: leadSchema,
  async run(call, { id }) {
    const row = await readLead(call.deps.db.db, id);
    if (!row) throw new Problem('no_lead');
    await recordRead(call, { subject: `lead ${id}` }, 'lead read');
    return presented(call, row);
  },
});

export const lead_change = verb({
  permission: 'leads.work',
  summary: 'Change a request’s state, owner and note',
  changes: true,
  input: z.object({
    id: z.uuid(),
    version: z.int().positive(),
    state: state.optional(),
    /** An operator's id; null for nobody. */
    owner: z.uuid().nullable().optional(),
    note: z.string().trim().max(MAX_NOTE_LENGTH).optional(),
  }),
  output: leadSchema,
  async run(call, { id, version, state: next, owner, note }) {
    const { deps, by } = call;
    const changed = await deps.db.db.transaction(async (tx) => {
      const before = await readLead(tx, id);
      if (!before) throw new Problem('no_lead');
      if (owner) {
        const operator = await readOperator(tx, owner);
        if (!operator || operator.removedAt) throw new Problem('no_operator');
      }
      const set = {
        ...(next !== undefined && { state: next }),
        ...(owner !== undefined && { ownerId: owner }),
        ...(note !== undefined && { note }),
      };
      const after = await changeLead(tx, { id, version }, { ...set, changedAt: deps.now() });
      if (!after) throw new Problem('changed_by_another');
      // Notes may name people, so the audit only records that the note changed.
      const hasOtherNote = before.note !== after.note;
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'lead changed',
        why: '',
        subject: `lead ${id}`,
        before: { state: before.state, owner: before.ownerId, version },
        after: { state: after.state, owner: after.ownerId, ...(hasOtherNote && { note: 'changed' }) },
      });
      return after;
    });
    return presented(call, changed);
  },
});

type Owners = Awaited<ReturnType<typeof operatorsById>>;

function ownersOf(db: DbOrTx, rows: readonly StoredRequest[]): Promise<Owners> {
  return operatorsById(db, [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))]);
}

function factsOf(row: StoredRequest, owners: Owners): Omit<ListedLead, 'contact'> {
  return {
    id: row.id,
    company: row.companyName,
    team_size: row.teamSize,
    state: row.state,
    owner: owners.get(row.ownerId ?? '')?.email ?? null,
    at: iso(row.createdAt),
  };
}

function listed(row: StoredRequest, owners: Owners): ListedLead {
  return { ...factsOf(row, owners), contact: maskEmail(row.email) };
}

async function presented({ deps }: VerbCall, row: StoredRequest): Promise<LeadFacts> {
  const { db } = deps.db;
  const acts = await auditAbout(db, `lead ${row.id}`, MAX_ACTS);
  const operators = await operatorsById(
    db,
    acts.flatMap(({ operatorId }) => operatorId ?? []),
  );
  return {
    ...factsOf(row, await ownersOf(db, [row])),
    version: row.version,
    owner_id: row.ownerId,
    contact: { name: row.contactName, email: row.email, phone: row.phone, website: row.website },
    regions: row.interestedRegions,
    message: row.message,
    note: row.note,
    consent: row.consent,
    subscribe: row.subscribe,
    changed_at: isoOrNull(row.changedAt),
    acts: acts.map(({ id, at, operatorId, what, before, after }) => ({
      id,
      at: iso(at),
      operator: operators.get(operatorId ?? '')?.email ?? null,
      what,
      before: shownFacts(before),
      after: shownFacts(after),
    })),
  };
}
