import { orderNumber } from '../../../domain/checkout/order.ts';
import { formatMoney, moneyOf, ofCents } from '../../../domain/money.ts';
import type { Deps } from '../../deps.ts';
import { providerOrdersOf } from '../../esims/fulfilment/find-provider-order.ts';
import { esimOfPurchase } from '../../esims/queries.ts';
import type { ProviderReturn } from '../../esims/tables.ts';
import { returnsOf } from '../../esims/take-back/returns.ts';
import { allMailsOf } from '../../mail/queries.ts';
import { auditOf } from '../../purchase/audit/record-audit.ts';
import { orderToken } from '../../purchase/guest-proof.ts';
import { allRefundsOf, newestPurchases } from '../../purchase/overview.ts';
import { paymentsOf, readPurchase } from '../../purchase/queries.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { table } from './text-table.ts';

const RETURN_WORDS: Record<ProviderReturn['state'], string> = {
  to_balance: 'asked for its money',
  to_stock: 'asked to take it off',
  in_stock: 'in its inventory',
  giving_back: 'asked for the money of the inventory',
  paid_back: 'paid back',
  lost: 'lost',
  kept: 'not taken back',
};

/** The newest purchases, one line each. */
export async function showOrders({ db }: Deps, limit: number): Promise<string> {
  const purchases = await newestPurchases(db.db, limit);
  return purchases.length === 0 ? 'There are no orders yet.' : listOrders(purchases);
}

/** One line each. */
export function listOrders(purchases: Purchase[]): string {
  return table(
    ['id', 'number', 'at', 'state', 'what', 'paid', 'sent by', 'flags'],
    purchases.map((purchase) => [
      purchase.id,
      orderNumber(purchase.id),
      at(purchase.createdAt),
      purchase.state,
      purchase.bundleName,
      purchase.paidBy ?? '-',
      purchase.via ?? '-',
      flagsOf(purchase),
    ]),
  );
}

/** All that our books know of one purchase. Codes and secrets are not shown. */
export async function showOrder(deps: Deps, id: string): Promise<string | null> {
  const { db } = deps.db;
  const purchase = await readPurchase(db, id);
  if (!purchase) return null;
  const payments = await paymentsOf(db, id);
  const refunds = await allRefundsOf(db, id);
  const orders = await providerOrdersOf(db, id);
  const returns = await returnsOf(db, id);
  const owned = await esimOfPurchase(db, id);
  const mails = await allMailsOf(db, id);
  const audit = await auditOf(db, id);
  const parts = [
    table(
      ['purchase', id],
      [
        ['number', orderNumber(id)],
        ['state', `${purchase.state} since ${at(purchase.stateSince)}`],
        ['flags', flagsOf(purchase)],
        ['plan', `${purchase.plan.country}, ${purchase.bundleName}`],
        ['buyer', `${purchase.fullName} <${purchase.email}>${purchase.isGuest ? ', guest' : ''}`],
        ['company', [purchase.company, purchase.vatNumber].filter(Boolean).join(', ') || '-'],
        ['sent by', purchase.via ?? '-'],
        ['last error', purchase.lastError ?? '-'],
        ['page', `${deps.settings.BASE_URL}/order/${orderToken(deps.cipher, id)}`],
        ['added to', purchase.topUpIccid ?? 'a new eSIM'],
        ['iccid', owned?.row.iccid ?? '-'],
        ['network', owned?.usage ? `${owned.usage.bundleState}, read ${at(owned.usage.readAt)}` : '-'],
      ],
    ),
    section(
      'payments',
      payments.map((payment) => [
        payment.provider,
        payment.status,
        formatMoney(moneyOf(payment)),
        payment.reference,
        payment.methodLabel ?? '-',
      ]),
    ),
    section(
      'orders at the wholesaler',
      orders.map((order) => [
        String(order.attempt),
        order.outcome,
        order.reference ?? '-',
        at(order.startedAt),
      ]),
    ),
    section(
      'back to the wholesaler',
      returns.map((piece) => [
        RETURN_WORDS[piece.state],
        formatMoney(ofCents(piece.wholesaleCents)),
        piece.orderReference,
        at(piece.endedAt ?? piece.beganAt),
        piece.refused ?? '',
      ]),
    ),
    section(
      'refunds',
      refunds.map((refund) => [
        refund.reason,
        refund.status,
        formatMoney(moneyOf(refund)),
        refund.reference ?? '-',
        at(refund.createdAt),
      ]),
    ),
    section(
      'mails',
      mails.map((mail) => [
        mail.template,
        mail.status,
        mail.address,
        at(mail.createdAt),
        mail.lastError ?? '',
      ]),
    ),
    section(
      'who did what',
      audit.map((entry) => [
        at(entry.at),
        entry.who,
        entry.what,
        entry.amountCents === null ? '' : formatMoney(ofCents(entry.amountCents)),
        entry.why,
      ]),
    ),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function section(title: string, rows: string[][]): string {
  return rows.length === 0 ? '' : `${title}\n${table(null, rows)}`;
}

function flagsOf({ disputed, disputeLostAt, needsReview }: Purchase): string {
  return (
    [disputed && 'disputed', disputeLostAt && 'dispute lost', needsReview && `review: ${needsReview}`]
      .filter(Boolean)
      .join(', ') || '-'
  );
}

function at(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}
