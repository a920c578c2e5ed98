import { type Language, SOURCE } from '../../domain/languages.ts';
import { inLanguage } from '../core/localized.ts';
import { drawing } from '../drawing/drawing.ts';
import type { InvoiceDocument } from '../drawing/invoice/invoice-facts.ts';
import * as english from './localized-invoice.ts';

/** What invoices and credit notes say in a language. */
export function invoicesIn(language: Language): Promise<typeof english> {
  return inLanguage(language, english, new URL('./localized-invoice.ts', import.meta.url));
}

/** The PDF of an invoice or credit note, in the language in which it was written. */
export async function invoicePdf(document: InvoiceDocument): Promise<Buffer> {
  const { invoicePage } = await invoicesIn(document.facts.language ?? SOURCE);
  return drawing.invoice(invoicePage(document));
}
