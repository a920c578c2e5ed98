import { createHash } from 'node:crypto';

import { z } from 'zod';

import { CURRENCY_CODES } from '../../../domain/currencies.ts';
import { DRAFT_TERMS, draftNumber, MOST_IMPORTED_BYTES } from '../../../domain/draft-orders/draft-order.ts';
import { LANGUAGE_CODES } from '../../../domain/languages.ts';
import { type ImportedOrder, readOrderFile } from '../../../domain/operators/draft-orders/imported-order.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { wellFormed } from '../../db/json-column.ts';
import { importLines, planImport, readImport, startImport } from '../../draft-orders/order-imports.ts';
import type { OrderImportLine } from '../../draft-orders/tables.ts';
import { ownUuid } from '../../purchase/guest-proof.ts';
import { actor } from '../../staff/acting.ts';
import { base64 } from '../parts/base64.ts';
import { isoOrNull, moment, mustHaveReason, reason, verb, type VerbCall, wrongField } from '../parts/verb.ts';
import { columnsOfImported, type ImportTerms } from './run-import.ts';

const importSchema = z.object({
  id: z.uuid(),
  state: z.enum(['planned', 'running', 'done']),
  terms: z.enum(DRAFT_TERMS),
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
  /** Lines by what became of them. */
  counts: z.object({ planned: z.int(), refused: z.int(), done: z.int(), failed: z.int() }),
  lines: z.array(
    z.object({
      line: z.int(),
      state: z.enum(['planned', 'refused', 'done', 'failed']),
      /** Who it is for, until it is done; the draft order then says it. */
      buyer: z.string().nullable(),
      words: z.string().nullable(),
      draft_order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
    }),
  ),
});

export const order_import_preview = verb({
  permission: 'drafts.work',
  summary:
    'Make the dry run of a CSV file of orders: what is wrong with each line. Nothing is ordered before order_import_start',
  changes: true,
  input: z.object({
    csv: base64.describe(
      'columns email, name, plan, place, and perhaps quantity, price, language, company, vat_number',
    ),
    terms: z.enum(DRAFT_TERMS),
    currency: z.enum(CURRENCY_CODES),
    language: z.enum(LANGUAGE_CODES).describe('of buyers for whom a line names none'),
    credit_account: z.uuid().nullable().default(null),
    valid_until: z.iso.datetime(),
    due_days: z.int().min(1).max(120).default(14),
    reason,
  }),
  output: importSchema,
  async run(call, { csv, reason: why, language, ...common }) {
    const { deps, by } = call;
    mustHaveReason(why);
    const bytes = Buffer.from(csv, 'base64');
    if (bytes.byteLength > MOST_IMPORTED_BYTES) throw wrongField('csv', 'The file is larger than 1 MB.');
    if (bytes.includes(0)) throw wrongField('csv', 'This is no CSV file. Save the table as CSV (UTF-8).');
    const read = readOrderFile(bytes.toString('utf8'), language);
    if ('fault' in read) throw wrongField('csv', read.fault);
    const terms: ImportTerms = { ...common, why };
    // The same file on the same terms is the same import: it orders nothing twice.
    const hash = createHash('sha256')
      .update(bytes)
      .update(JSON.stringify([common.terms, common.currency, common.credit_account]));
    const id = ownUuid(hash.digest());
    const known = await readImport(deps.db.db, id);
    if (known && known.state !== 'planned') return presented(call, id);
    const lines: OrderImportLine[] = [];
    for (const { line, order, fault } of read) {
      const words = order === null ? fault : await faultOf(call, order, terms);
      lines.push({
        importId: id,
        line,
        state: words === null ? ('planned' as const) : ('refused' as const),
        input: order && { ...order, terms: JSON.stringify(terms) },
        words,
        draftOrderId: null,
      });
    }
    await deps.db.db.transaction((tx) =>
      planImport(
        tx,
        {
          id,
          terms: common.terms,
          why,
          state: 'planned',
          operatorId: by.operatorId,
          origin: by.origin,
          createdAt: deps.now(),
          startedAt: null,
          endedAt: null,
        },
        lines,
      ),
    );
    return presented(call, id);
  },
});

async function faultOf(call: VerbCall, order: ImportedOrder, terms: ImportTerms): Promise<string | null> {
  try {
    await columnsOfImported(call, order, terms);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

export const order_import_start = verb({
  permission: 'drafts.work',
  summary:
    'Order what a dry run showed, line by line; a line that fails stops no other. Started again, it changes nothing',
  changes: true,
  input: z.object({ id: z.uuid() }),
  output: importSchema,
  async run(call, { id }) {
    const { deps, by } = call;
    await deps.db.db.transaction(async (tx) => {
      const found = await readImport(tx, id);
      if (!found) throw wrongField('id', 'There is no such dry run any more. Upload the file again.');
      if (!(await startImport(tx, id, deps.now()))) return;
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'order file started',
        why: found.why,
        subject: `order import ${id}`,
        after: { terms: found.terms },
      });
      await deps.queue.send('import.run', { importId: id }, { tx });
    });
    return presented(call, id);
  },
});

export const order_import = verb({
  permission: 'drafts.work',
  summary: 'Show a file of orders with the result of each line',
  changes: false,
  input: z.object({ id: z.uuid() }),
  output: importSchema,
  run: (call, { id }) => presented(call, id),
});

async function presented({ deps }: VerbCall, id: string): Promise<z.infer<typeof importSchema>> {
  const found = await readImport(deps.db.db, id);
  if (!found) throw wrongField('id', 'There is no such dry run any more. Upload the file again.');
  const lines = await importLines(deps.db.db, id);
  const countOf = (state: (typeof lines)[number]['state']) =>
    lines.filter((line) => line.state === state).length;
  return {
    id,
    state: found.state,
    terms: found.terms,
    started_at: isoOrNull(found.startedAt),
    ended_at: isoOrNull(found.endedAt),
    counts: {
      planned: countOf('planned'),
      refused: countOf('refused'),
      done: countOf('done'),
      failed: countOf('failed'),
    },
    lines: lines.map(({ line, state, input, words, draftOrderId }) => {
      const order = input && wellFormed(input, `${id} ${line}`);
      return {
        line,
        state,
        buyer: order && `${order.name}, ${order.quantity} × ${order.plan}`,
        words,
        draft_order: draftOrderId === null ? null : { id: draftOrderId, number: draftNumber(draftOrderId) },
      };
    }),
  };
}
