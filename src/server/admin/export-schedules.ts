import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { EVERY } from '../../domain/operators/export-schedule.ts';
import { faultOf } from '../../domain/problems/field-fault.ts';
import type { Deps } from '../deps.ts';
import { complaintAbout } from '../outgoing/call-out.ts';
import { operatorsById } from '../staff/operators.ts';
import { type ExportName, EXPORTS } from './exports.ts';
import { address, iso, moment, verb, type VerbCall, wrongField } from './parts/verb.ts';
import { filtersOf } from './run-schedule.ts';
import {
  changeSchedule,
  listSchedules,
  makeSchedule,
  readSchedule,
  removeSchedule,
} from './schedules/schedules.ts';
import { type ExportSchedule, exportScheduleTable } from './schedules/tables.ts';

const NAMES = Object.keys(EXPORTS) as [ExportName, ...ExportName[]];
const one = z.object({ id: z.uuid() });
const word = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !/[\s\p{C}]/u.test(text), 'Please use no blanks or control characters');

const scheduleSchema = z.object({
  id: z.uuid(),
  export: z.enum(NAMES),
  query: z.string(),
  every: z.enum(EVERY),
  target: z.enum(['mail', 's3']),
  /** The mail’s address, or the bucket with its host. */
  goes_to: z.string(),
  next_at: moment,
  /** The newest run; null before it. */
  last: z.object({ at: moment, ok: z.boolean(), words: z.string() }).nullable(),
  made_by: z.string().nullable(),
  made_at: moment,
  /** For changes: callers send the version they saw. */
  version: z.int(),
  /** Where it goes; the keys of a storage are shown to nobody. */
  address: z.string().nullable(),
  endpoint: z.string().nullable(),
  region: z.string().nullable(),
  bucket: z.string().nullable(),
  prefix: z.string().nullable(),
});

async function presented({ deps: { db } }: VerbCall, rows: readonly ExportSchedule[]) {
  const makers = await operatorsById(
    db.db,
    rows.flatMap(({ madeBy }) => madeBy ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    export: row.export as ExportName,
    query: row.query,
    every: row.every,
    target: row.target,
    goes_to:
      row.address ?? `${URL.parse(row.endpoint ?? '')?.host ?? ''}/${row.bucket ?? ''}/${row.prefix ?? ''}`,
    next_at: iso(row.nextAt),
    last: row.lastAt && { at: iso(row.lastAt), ok: row.lastOk === true, words: row.lastWords ?? '' },
    made_by: makers.get(row.madeBy ?? '')?.email ?? null,
    made_at: iso(row.madeAt),
    version: row.version,
    address: row.address,
    endpoint: row.endpoint,
    region: row.region,
    bucket: row.bucket,
    prefix: row.prefix,
  }));
}

export const export_schedules = verb({
  permission: 'connections.read',
  summary: 'List the exports that the shop makes by itself',
  changes: false,
  input: z.object({}),
  output: z.object({ schedules: z.array(scheduleSchema) }),
  async run(call) {
    return { schedules: await presented(call, await listSchedules(call.deps.db.db)) };
  },
});

export const export_schedule = verb({
  permission: 'connections.read',
  summary: 'Show a scheduled export, and the filters of its last whole period',
  changes: false,
  input: one,
  output: scheduleSchema.extend({ filters: z.record(z.string(), z.string()) }),
  async run(call, { id }) {
    const row = await readSchedule(call.deps.db.db, id);
    const [schedule] = await presented(call, [row]);
    if (!schedule) throw new Error(`export ${id} was not presented`);
    return { ...schedule, filters: filtersOf(row, call.deps.now()) };
  },
});

const given = z.object({
  export: z.enum(NAMES),
  query: z
    .string()
    .max(2_000)
    .default('')
    .describe(
      'the filters of its list, as behind the ? in the address of the screen; the days follow from the period',
    ),
  every: z.enum(EVERY),
  target: z.enum(['mail', 's3']),
  address: address.optional().describe('for a mail'),
  endpoint: word(300).optional().describe('for storage like S3: https://s3.eu-central-1.amazonaws.com'),
  region: word(60).optional(),
  bucket: word(100).optional(),
  prefix: word(200).optional().describe('a folder, with its slash'),
  key_id: word(200).optional(),
  secret_key: word(200).optional(),
});

export const export_schedule_create = verb({
  permission: 'connections.change',
  summary: 'Have an export made by the day, week or month, to a mailbox or a storage like S3',
  changes: true,
  input: given,
  output: one,
  async run({ deps, by }, typed) {
    const { made, keys } = await readGiven(deps, typed, null);
    return { id: await makeSchedule(deps, by, made, keys) };
  },
});

export const export_schedule_change = verb({
  permission: 'connections.change',
  summary:
    'Change a scheduled export, which then runs with your role; without new keys its storage keeps those that it has',
  changes: true,
  input: given.extend({ id: z.uuid(), version: z.int().positive().describe('as it was seen') }),
  output: one,
  async run({ deps, by }, { id, version, ...typed }) {
    const before = await readSchedule(deps.db.db, id);
    const { made, keys } = await readGiven(deps, typed, before);
    await changeSchedule(deps, by, { id, version, made, keys });
    return { id };
  },
});

/**
 * What was typed, checked.
 * @param before whose keys go on, if none are typed; only at the same storage, so that nobody sends them elsewhere
 * @throws Problem `invalid_field`
 */
async function readGiven(
  { settings }: Pick<Deps, 'settings'>,
  typed: z.output<typeof given>,
  before: ExportSchedule | null,
) {
  const { export: name, query, every, target } = typed;
  refuseFilters(name, query);
  const made = { export: name, query, every, target };
  if (target === 'mail') {
    if (typed.address === undefined) throw wrongField('address', 'Please enter an email address.');
    return { made: { ...made, address: typed.address }, keys: null };
  }
  const { endpoint, region, bucket, prefix = '', key_id: keyId, secret_key: secretKey } = typed;
  const keeps =
    before !== null &&
    before.secretCiphertext !== null &&
    before.endpoint === endpoint &&
    keyId === undefined &&
    secretKey === undefined;
  const needed = { endpoint, region, bucket, ...(!keeps && { key_id: keyId, secret_key: secretKey }) };
  for (const [field, value] of Object.entries(needed))
    if (value === undefined) throw wrongField(field, 'A storage needs this.');
  const complaint = await complaintAbout(settings, endpoint ?? '');
  if (complaint !== null) throw wrongField('endpoint', complaint);
  return {
    made: { ...made, endpoint: endpoint ?? '', region: region ?? '', bucket: bucket ?? '', prefix },
    keys: keeps ? null : { accessKeyId: keyId ?? '', secretAccessKey: secretKey ?? '' },
  };
}

/** @throws Problem `invalid_field` for filters that the export does not take */
function refuseFilters(name: ExportName, query: string): void {
  const filters = Object.fromEntries(new URLSearchParams(query));
  if ('from' in filters || 'to' in filters)
    throw wrongField('query', 'Leave out the days: each run takes the last whole day, week or month.');
  const read = (EXPORTS[name].input as z.ZodObject).strict().safeParse(filters);
  const [issue] = read.error?.issues ?? [];
  if (!issue) return;
  const { path } = faultOf(issue);
  throw wrongField(
    'query',
    `This export doesn’t take these filters: ${path.join('.') || query.slice(0, 60)}.`,
  );
}

export const export_schedule_run = verb({
  permission: 'connections.work',
  summary: 'Make a scheduled export now, of the last whole period',
  changes: true,
  input: one,
  output: z.object({}),
  async run({ deps }, { id }) {
    await readSchedule(deps.db.db, id);
    await deps.db.db
      .update(exportScheduleTable)
      .set({ nextAt: deps.now() })
      .where(eq(exportScheduleTable.id, id));
    await deps.queue.send('export.run', { scheduleId: id });
    return {};
  },
});

export const export_schedule_remove = verb({
  permission: 'connections.change',
  summary: 'Remove a scheduled export; the files it made stay where they are',
  changes: true,
  input: one,
  output: z.object({}),
  async run({ deps, by }, { id }) {
    await removeSchedule(deps, by, id);
    return {};
  },
});
