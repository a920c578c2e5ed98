import { type Language, SOURCE } from '../../domain/languages.ts';
import { inLanguage } from '../core/localized.ts';
import type { Deps } from '../deps.ts';
import { drawing } from '../drawing/drawing.ts';
import type { InvoiceDocument } from '../drawing/invoice/invoice-facts.ts';
import * as english from './localized-invoice.ts';

/** What invoices and credit notes say in a language. */
export function invoicesIn(language: Language): Promise<typeof english> {
  return inLanguage(language, english, new URL('./localized-invoice.ts', import.meta.url));
}

/** The PDF of an invoice or credit note, in the language in which it was written. */
export async function invoicePdf(
  { brand, settings }: Pick<Deps, 'brand' | 'settings'>,
  document: InvoiceDocument,
): Promise<Buffer> {
  const { invoicePage } = await invoicesIn(document.facts.language ?? SOURCE);
  const page = invoicePage(document);
  const { colours, logo } = brand.current();
  if (!colours && !logo) return drawing.invoice(page);
  // A document that was written under an older name says that one.
  const hasName = logo?.hasName === true && document.facts.shop.name === settings.BRAND_NAME;
  return drawing.invoice({ ...page, look: { colours, logo: logo && { ...logo, hasName } } });
}
