import { inLanguage } from '../core/localized.ts';
import type { Deps } from '../deps.ts';
import { drawing } from '../drawing/drawing.ts';
import { manualBooksOf, receivedIn } from '../manual-payments/manual-payments.ts';
import { bankAccountFor } from './bank-details.ts';
import * as english from './localized-draft-page.ts';
import type { DraftOrder } from './tables.ts';

/** The PDF of an offer, or of the pro forma invoice once it is accepted, in its buyer's language. */
export async function draftPdf(
  deps: Pick<Deps, 'db' | 'settings' | 'catalog' | 'brand'>,
  draft: DraftOrder,
): Promise<Buffer> {
  const place = new URL('./localized-draft-page.ts', import.meta.url);
  const { draftPage } = await inLanguage(draft.language, english, place);
  const { db } = deps.db;
  const books = draft.paymentId === null ? null : await manualBooksOf(db, draft.paymentId);
  const bank = await bankAccountFor(db, draft.currency);
  const page = draftPage(deps, draft, { bank, receivedCents: books ? receivedIn(books) : 0 });
  const { colours, logo } = deps.brand.current();
  return drawing.invoice(colours || logo ? { ...page, look: { colours, logo } } : page);
}
