import { orderNumber } from '../../domain/checkout/order.ts';
import { buyerView } from '../../domain/checkout/purchase-state.ts';
import type { ShownDraft } from '../../domain/draft-orders/draft-order-schema.ts';
import { draftNumber, unitPrice } from '../../domain/draft-orders/draft-order.ts';
import type { Minor } from '../../domain/money.ts';
import type { Deps } from '../deps.ts';
import { manualBooksOf, receivedIn } from '../manual-payments/manual-payments.ts';
import { planNames } from '../payments/describe-payment.ts';
import { linesOf } from '../purchase/basket.ts';
import { orderToken } from '../purchase/guest-proof.ts';
import { readPurchase } from '../purchase/purchases.ts';
import { bankAccountFor } from './bank-details.ts';
import { linesOfDraft } from './draft-basket.ts';
import { type FoundDraft, stateOf } from './draft-orders.ts';

/** A draft order for its page. */
export async function presentDraft(deps: Deps, found: FoundDraft): Promise<ShownDraft> {
  const { draft, isPlaced } = found;
  const { db } = deps.db;
  const { currency } = draft;
  const money = (minor: Minor) => ({ minor, currency });
  const lines = linesOfDraft(draft);
  const gross = lines.reduce<Minor>((sum, line) => sum + unitPrice(line) * line.quantity, 0);
  const books = draft.paymentId === null ? null : await manualBooksOf(db, draft.paymentId);
  const state = stateOf(found, deps);
  const bank =
    draft.terms === 'invoice' || draft.terms === 'account' ? await bankAccountFor(db, currency) : null;
  return {
    number: draftNumber(draft.id),
    state,
    terms: draft.terms,
    buyer: { full_name: draft.fullName, email: draft.email, company: draft.company },
    lines: lines.map((line) => ({
      plan: line.plan,
      quantity: line.quantity,
      unit: money(unitPrice(line)),
      tiers: (line.tiers ?? []).map(({ from, unit_cents: unit }) => ({ from, unit: money(unit) })),
    })),
    tax_off: gross === draft.totalCents ? null : money(draft.totalCents - gross),
    total: money(draft.totalCents),
    note: draft.note,
    valid_until: draft.validUntil.toISOString(),
    due_days: draft.dueDays,
    due_at: draft.dueAt?.toISOString() ?? null,
    received: books && draft.terms === 'invoice' ? money(receivedIn(books)) : null,
    bank:
      bank === null || (state !== 'accepted' && state !== 'placed')
        ? []
        : (['holder', 'bank', 'account', 'bic'] as const)
            .filter((name) => bank[name] !== '')
            .map((name) => ({ name, value: bank[name] })),
    top_up:
      draft.topUpEsimId === null || draft.topUpPurchaseId === null
        ? null
        : { esim_id: draft.topUpEsimId, order: orderToken(deps.cipher, draft.topUpPurchaseId) },
    orders: isPlaced ? await ordersOf(deps, draft.purchaseId) : [],
    sold_by: deps.settings.LEGAL_NAME,
  };
}

async function ordersOf(deps: Deps, purchaseId: string | null): Promise<ShownDraft['orders']> {
  const first = purchaseId === null ? null : await readPurchase(deps.db.db, purchaseId);
  if (!first) return [];
  const lines = await linesOf(deps.db.db, first);
  const names = await planNames(deps, lines);
  return lines.map((line, at) => ({
    order: orderToken(deps.cipher, line.id),
    number: orderNumber(line.id),
    name: names[at] ?? '',
    state: buyerView(line.state),
  }));
}
