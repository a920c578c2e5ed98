import { eq, sql } from 'drizzle-orm';

import type { Language } from '../../domain/languages.ts';
import { inLanguage } from '../core/localized.ts';
import { pageUrl } from '../core/settings/page-url.ts';
import type { DbOrTx } from '../db/database.ts';
import { wellFormed } from '../db/json-column.ts';
import { statement } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { escape } from '../pages/escape.ts';
import { orderToken } from '../purchase/guest-proof.ts';
import type { Purchase } from '../purchase/tables.ts';
import { SUMMARY } from '../texts/kind.ts';
import type { ContractSummary } from './contract-summary.ts';
import type { Summed } from './draft-summary.ts';
import * as english from './localized-summary.ts';
import { contractSummaryTable } from './tables.ts';

export const summaryModule = (language: Language) =>
  inLanguage(language, english, new URL('./localized-summary.ts', import.meta.url));

type Parts = Pick<Deps, 'settings' | 'catalog' | 'processors' | 'texts' | 'now'>;

/** The summary of a contract about a plan. @param draft id of an operator's part that is not published */
export async function summaryOf(
  deps: Parts,
  summed: Summed,
  language: Language,
  draft: string | null = null,
): Promise<ContractSummary> {
  const { draftSummary } = await summaryModule(language);
  const shown = await deps.texts.shown(SUMMARY, language, { draft });
  const part = shown?.text
    ? {
        title: shown.text.title,
        html: [
          shown.text.lead && `<p>${escape(shown.text.lead)}</p>`,
          // Below the headings of the law, whose order it must not change.
          ...shown.text.sections.map(({ title, html }) => (title && `<h4>${escape(title)}</h4>`) + html),
        ].join(''),
        ...(shown.text.language && { language: shown.text.language }),
      }
    : null;
  return draftSummary(deps, summed, part);
}

/**
 * Stores the summary of each purchase as its buyer could read it at this press, where consumers may withdraw. One in another language
 * than before replaces it.
 */
export async function keepSummaries(
  deps: Parts & Pick<Deps, 'db'>,
  purchases: readonly Purchase[],
): Promise<void> {
  if (deps.settings.WITHDRAWAL === 'off' || purchases.length === 0) return;
  const rows = await Promise.all(
    purchases.map(async (purchase) => ({
      purchaseId: purchase.id,
      language: purchase.language,
      partVersion: deps.texts.current(SUMMARY).version,
      content: await summaryOf(deps, purchase, purchase.language),
      madeAt: deps.now(),
    })),
  );
  const { purchaseId, language, partVersion, content, madeAt } = contractSummaryTable;
  const given = (name: string) => sql.raw(`excluded.${name}`);
  await deps.db.db
    .insert(contractSummaryTable)
    .values(rows)
    .onConflictDoUpdate({
      target: purchaseId,
      set: {
        language: given(language.name),
        partVersion: given(partVersion.name),
        content: given(content.name),
        madeAt: given(madeAt.name),
      },
      setWhere: sql`${language} <> ${given(language.name)}`,
    });
}

const byPurchase = statement((db) =>
  db
    .select()
    .from(contractSummaryTable)
    .where(eq(contractSummaryTable.purchaseId, sql.placeholder('purchase'))),
);

interface KeptSummary {
  language: Language;
  partVersion: number;
  content: ContractSummary;
}

/** Null for a purchase that has none. @throws MalformedRow */
export async function keptSummary(db: DbOrTx, purchaseId: string): Promise<KeptSummary | null> {
  const [row] = await byPurchase(db, { purchase: purchaseId });
  return row ? { ...row, content: wellFormed(row.content, purchaseId) } : null;
}

/** Null for a purchase whose buyer was asked for no consent: the law that wants a summary wants that one, too. */
export async function summaryOfPurchase(
  db: DbOrTx,
  { id, withdrawalConsentVersion: consent }: Pick<Purchase, 'id' | 'withdrawalConsentVersion'>,
): Promise<KeptSummary | null> {
  return consent === null ? null : keptSummary(db, id);
}

/** The address of a purchase's summary, for whoever has the order's link; null without one. */
export async function summaryUrl(
  deps: Pick<Deps, 'db' | 'settings' | 'cipher'>,
  { id, ...purchase }: Pick<Purchase, 'id' | 'withdrawalConsentVersion'>,
): Promise<string | null> {
  const kept = await summaryOfPurchase(deps.db.db, { id, ...purchase });
  const query = new URLSearchParams({ order: orderToken(deps.cipher, id) });
  return kept && pageUrl(deps.settings, kept.language, `/contract-summary?${query}`);
}
