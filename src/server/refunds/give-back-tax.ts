import { orderNumber } from '../../domain/checkout/order.ts';
import { type Minor, ofMinor } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { readEuVatNumber } from '../../domain/tax/eu-vat-number.ts';
import { splitPart } from '../../domain/tax/split-tax.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { paidBefore } from '../drawing/invoice/invoice-facts.ts';
import { readInvoice } from '../invoices/queries.ts';
import { partsOf, restOf, taxRefundOf } from '../purchase/open-refunds.ts';
import type { Payment, Purchase } from '../purchase/tables.ts';
import { owesItself } from '../tax/business.ts';
import { taxOf } from '../tax/company-place.ts';
import { type PartRequest, refundPart } from './refund-part.ts';

/**
 * Gives a business back the tax that it paid because nobody could check its VAT number, once that number is valid. The eSIM
 * stays, and a credit note says that the buyer owes the tax (reverse charge). Only once for each order.
 * @throws Problem `no_tax_owed`, or as {@link refundPart}
 */
export async function giveBackTax(
  deps: Deps,
  purchaseId: string,
  request: Pick<PartRequest, 'why' | 'by' | 'seen'>,
): Promise<void> {
  const cents = async (tx: Tx, purchase: Purchase, payment: Payment) => {
    if (!(await isOwed(deps, tx, purchase))) throw new Problem('no_tax_owed');
    // Its credit note would have to know their taxes.
    const parts = await partsOf(tx, [purchase.id]);
    if (parts.some(({ status }) => status !== 'succeeded')) throw new Problem('no_tax_owed');
    const left = await taxLeft(tx, purchase, payment);
    if (left === 0) throw new Problem('no_tax_owed');
    return left;
  };
  await refundPart(deps, purchaseId, { ...request, part: 'vat', cents });
}

/** The tax in what is left of a payment, at the rate of its invoice. The caller must hold the purchase's lock. */
export async function taxLeft(tx: Tx, { id }: Pick<Purchase, 'id'>, payment: Payment): Promise<Minor> {
  const facts = (await readInvoice(tx, id, 'invoice'))?.facts;
  const offset = facts ? paidBefore(facts, orderNumber(id)) : null;
  if (facts?.tax?.kind !== 'consumer' || offset === null) return 0;
  const rest = await restOf(tx, payment);
  const before = offset + payment.amountCents - rest;
  return splitPart(ofMinor(rest, payment.currency), before, facts.tax.rateBp).tax.amount;
}

async function isOwed({ settings }: Deps, tx: Tx, { id, taxOffCents }: Purchase): Promise<boolean> {
  const [kept, given] = [await taxOf(tx, id), await taxRefundOf(tx, id)];
  const number = readEuVatNumber(kept?.vatNumber ?? '');
  if (!number || given || taxOffCents > 0) return false;
  return owesItself(settings, number, kept?.vatStanding ?? null);
}
