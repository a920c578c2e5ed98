import { z } from 'zod';

import { maskEmail } from '../../../domain/account/mask-email.ts';
import {
  formatInvoiceNumber,
  INVOICE_KINDS,
  readInvoiceNumber,
} from '../../../domain/checkout/invoice-number.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { Malformed } from '../../db/json-column.ts';
import { DRAWN_SECONDS, drawing } from '../../drawing/drawing.ts';
import { invoicePdf } from '../../invoices/invoices-in.ts';
import {
  countInvoices,
  countListedInvoices,
  invoiceById,
  type InvoiceFilter,
  type InvoicePlace,
  listInvoices,
} from '../../invoices/list-invoices.ts';
import { documentIn } from '../../invoices/queries.ts';
import type { Invoice, InvoiceRow } from '../../invoices/tables.ts';
import { actor } from '../../staff/acting.ts';
import { readAllowed } from '../parts/allowed.ts';
import { type NamedOrder, namedOrders, namedOrderSchema } from '../parts/named-orders.ts';
import { canName, ordersNamed } from '../parts/orders-named.ts';
import { counted, nextPage, pageOf, sortedPages } from '../parts/pages.ts';
import { recordFound, recordRead } from '../parts/record-read.ts';
import { amountOf, amountSchema, iso, moment, verb, type VerbCall } from '../parts/verb.ts';

const DAY_MS = 86_400_000;
/** Rows per read, whatever the request. */
const PAGE = 500;
/** The most documents in one archive. */
const MAX_DOCUMENTS = 60_000;

const day = z.iso.date();

export const invoiceFilter = z.object({
  kind: z.enum(INVOICE_KINDS).optional(),
  /** In UTC. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please give a month, as 2026-11')
    .optional(),
  /** Days in UTC, the last one included. */
  from: day.optional(),
  to: day.optional(),
  /** A document's number, or anything that names an order. */
  search: z.string().trim().min(1).max(320).optional(),
});

const documentSchema = z.object({
  id: z.uuid(),
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
  order: namedOrderSchema,
  issued_at: moment,
  /** Null if the document cannot be read. */
  total: amountSchema.nullable(),
  /** For credit notes: the invoice it reverses, in whole or in part. */
  credits: z.string().nullable(),
  /** Address, mostly masked; empty after an erasure. */
  buyer: z.string(),
});

export const invoices = verb({
  permission: 'money.read',
  summary: 'List invoices and credit notes by month, days, number or order, newest or oldest first',
  changes: false,
  input: invoiceFilter.extend(sortedPages),
  output: z.object({ invoices: z.array(documentSchema), ...nextPage, ...counted }),
  async run(call, { sort, after, limit, ...asked }) {
    const { deps } = call;
    const filter = await filterOf(call, asked);
    const { rows, next, countAll } = await pageOf(
      'invoices',
      { after, limit },
      (page) => listInvoices(deps.db.db, filter, { ...page, sort }),
      ({ issuedAt: at, id }) => ({ at, id }),
    );
    if (asked.search !== undefined && rows.length > 0)
      await recordFound(call, 'invoices found', { invoices: rows.length });
    const orderOf = await namedOrders(
      call,
      rows.map(({ purchaseId }) => purchaseId),
    );
    return {
      invoices: rows.map((row) => listed(row, orderOf(row.purchaseId))),
      next,
      ...(await countAll(() => countListedInvoices(deps.db.db, filter))),
    };
  },
});

export const invoice_pdf = verb({
  permission: 'money.export',
  summary: 'Get an invoice or a credit note as PDF',
  changes: false,
  input: z.object({ id: z.uuid() }),
  output: z.object({
    filename: z.string(),
    /** In base64. */
    pdf: z.string(),
  }),
  async run(call, { id }) {
    if (drawing.isFull) throw new Problem('too_many_downloads', { seconds: DRAWN_SECONDS });
    const document = await invoiceById(call.deps.db.db, id);
    if (!document) throw new Problem('no_invoice');
    await recordRead(call, { purchaseId: document.purchaseId }, 'invoice read');
    return {
      filename: filenameOf(document),
      pdf: (await invoicePdf(call.deps, document)).toString('base64'),
    };
  },
});

/** A document as a file. */
export interface InvoiceFile {
  name: string;
  content: Buffer;
  at: Date;
}

/**
 * All documents of a filter, each drawn only when the consumer asks for the next one. Records the export in the audit before the
 * first.
 * @throws Problem as {@link readAllowed}, `too_many_documents`, `no_invoice` if none match, and what {@link filterOf} throws
 */
export async function* invoiceFiles(call: VerbCall, given: unknown): AsyncGenerator<InvoiceFile> {
  const asked = readAllowed(
    call,
    'invoices.zip',
    { permission: 'money.export', input: invoiceFilter },
    given,
  );
  const { deps, by } = call;
  const filter = await filterOf(call, asked);
  const count = await countInvoices(deps.db.db, filter);
  if (count === 0) throw new Problem('no_invoice');
  if (count > MAX_DOCUMENTS) throw new Problem('too_many_documents', { count, most: MAX_DOCUMENTS });
  await recordAudit(deps, deps.db.db, {
    ...actor(by),
    what: 'invoices downloaded',
    why: '',
    after: { invoices: count },
  });
  for await (const document of invoicesOneByOne(call, filter))
    yield {
      name: filenameOf(document),
      content: await invoicePdf(call.deps, document),
      at: document.issuedAt,
    };
}

/** A filter's documents one by one, newest first, with one page in memory. */
async function* invoicesOneByOne(call: VerbCall, filter: InvoiceFilter): AsyncGenerator<Invoice> {
  for await (const page of invoicesByPage(call, filter)) yield* page;
}

/** The same page by page. */
export async function* invoicesByPage(
  { deps }: Pick<VerbCall, 'deps'>,
  filter: InvoiceFilter,
): AsyncGenerator<Invoice[]> {
  let after: InvoicePlace | null = null;
  do {
    const page: InvoiceRow[] = await listInvoices(deps.db.db, filter, { after, limit: PAGE });
    // Books that leave a document out are wrong, so a malformed one is an error.
    yield page.map(documentIn);
    const last: InvoiceRow | undefined = page.length === PAGE ? page.at(-1) : undefined;
    after = last ? { at: last.issuedAt, id: last.id } : null;
  } while (after);
}

/** @throws Problem `unnamed_order` */
export async function filterOf(
  { deps }: VerbCall,
  { kind, month, from, to, search }: z.output<typeof invoiceFilter>,
): Promise<InvoiceFilter> {
  const begins = [month && `${month}-01`, from].flatMap((text) => (text ? [new Date(text)] : []));
  const ends = [month && endOf(month), to && new Date(Date.parse(to) + DAY_MS)].filter(
    (date) => date instanceof Date,
  );
  const times = {
    from: begins.toSorted((one, other) => other.getTime() - one.getTime())[0],
    to: ends.toSorted((one, other) => one.getTime() - other.getTime())[0],
  };
  if (search === undefined) return { kind, ...times };
  const numbered = readInvoiceNumber(search);
  // A number of the other kind matches no document.
  if (numbered) return kind && kind !== numbered.kind ? { purchaseIds: [] } : { ...numbered, ...times };
  if (!canName(search)) throw new Problem('unnamed_order');
  const found = await ordersNamed(deps.db.db, search);
  return { kind, ...times, purchaseIds: found.map(({ id }) => id) };
}

function endOf(month: string): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1));
}

function filenameOf({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string {
  return `${formatInvoiceNumber(kind, number)}.pdf`;
}

function listed(row: InvoiceRow, order: NamedOrder): z.infer<typeof documentSchema> {
  const { id, kind, number, issuedAt } = row;
  const facts = row.facts instanceof Malformed ? null : row.facts;
  const buyer = row.buyer instanceof Malformed ? null : row.buyer;
  return {
    id,
    kind,
    number: formatInvoiceNumber(kind, number),
    order,
    issued_at: iso(issuedAt),
    total: facts && amountOf(facts.price.totalCents, facts.price.currency),
    credits: facts?.credits ?? null,
    buyer: buyer ? maskEmail(buyer.email) : '',
  };
}
