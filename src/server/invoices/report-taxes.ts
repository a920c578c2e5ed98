import { formatInvoiceNumber } from '../../domain/checkout/invoice-number.ts';
import { ofMinor } from '../../domain/money.ts';
import type { Deps } from '../deps.ts';
import { ProviderRefused, ProviderUnreachable } from '../providers/outcome.ts';
import { placeOf } from '../tax/place-facts.ts';
import {
  awaitingTax,
  keepReport,
  type ReportAnswer,
  stopAwaiting,
  transactionOf,
  unreported,
} from '../tax/reports.ts';
import type { TaxReport } from '../tax/tables.ts';
import type { TaxReports } from '../tax/tax.ts';
import { writeInvoice } from './issue-invoice.ts';
import { invoiceById } from './list-invoices.ts';
import { readInvoice } from './queries.ts';
import type { Invoice } from './tables.ts';

const BATCH = 200;

/**
 * Writes the invoices that waited for Stripe Tax, and reports invoices and credit notes to it, oldest first. Does nothing for a
 * shop with another tax. Stops where Stripe does not answer, for the next time.
 */
export async function reportTaxes(deps: Deps): Promise<void> {
  const { tax } = deps;
  if (!tax?.reports) return;
  const { db } = deps.db;
  for (const purchaseId of await awaitingTax(db, BATCH)) {
    const outcome = await writeInvoice(deps, purchaseId);
    if (outcome === 'away') return;
    if (outcome === 'none') await stopAwaiting(db, purchaseId);
  }
  try {
    for (const due of await unreported(db, BATCH))
      await keepReport(db, due, await answerTo(deps, tax.reports, due), deps.now());
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    deps.log.warn({ err: error }, 'Stripe Tax is away, so documents wait to be reported');
  }
}

/** @throws ProviderUnreachable */
async function answerTo(deps: Deps, reports: TaxReports, due: TaxReport): Promise<ReportAnswer> {
  const document = await invoiceById(deps.db.db, due.documentId);
  if (!document) return { transaction: null, refused: null };
  try {
    return { refused: null, ...(await report(deps, reports, document, due)) };
  } catch (error) {
    if (error instanceof ProviderRefused) return { transaction: null, refused: error.why };
    throw error;
  }
}

async function report(
  deps: Deps,
  reports: TaxReports,
  { kind, number, purchaseId, facts: { paidAt, price, credits, tax } }: Invoice,
  { calculation }: TaxReport,
): Promise<{ transaction: string | null; refused?: string }> {
  const { db } = deps.db;
  const reference = formatInvoiceNumber(kind, number);
  if (kind === 'invoice') {
    const decidedAt = (await placeOf(db, purchaseId))?.decidedAt ?? deps.now();
    const times = { paidAt: new Date(paidAt), now: decidedAt };
    return { transaction: await reports.record(calculation, reference, times) };
  }
  // Nothing was reported that it could take back.
  if (credits === null) return { transaction: null };
  // Stripe has no reversal of a tax without its net price.
  if (tax && 'restated' in tax) return { transaction: null, refused: credits };
  const invoice = await readInvoice(db, purchaseId, 'invoice');
  const sold = invoice && (await transactionOf(db, invoice.id));
  if (!sold) return { transaction: null, refused: credits };
  const back = ofMinor(price.totalCents, price.currency);
  return { transaction: await reports.reverse(sold, reference, back) };
}
