import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import type { ChargedTax } from '../../../src/domain/tax/invoice-tax.ts';
import { documentIn, invoicesOf } from '../../../src/server/invoices/queries.ts';
import { refundTable } from '../../../src/server/purchase/tables.ts';
import { taxOf } from '../../../src/server/tax/company-place.ts';
import { readPdf } from '../reading/read-pdf.ts';
import type { Buyer } from './buyer.ts';
import type { TestShop } from './shop.ts';

/** A shop in Ireland that charges VAT, and knows its own number. */
export const IN_IRELAND = {
  TAX: 'table',
  TAX_HOME: 'IE',
  LEGAL_NAME: 'Roamer Ltd',
  LEGAL_TAX_ID: 'VAT ID IE1234567A',
};

interface Answered {
  quote: Quote;
  standing: 'valid' | 'invalid' | 'unknown' | null;
}

/** What a document says of its tax. */
export const charged = ({ facts }: { facts: { tax?: unknown } }) => facts.tax as ChargedTax;

/** The text of a document that a buyer can read. */
export async function drawn(buyer: Buyer, path: string): Promise<string> {
  const answer = await buyer.ask(path);
  return (await readPdf(Buffer.from(await answer.arrayBuffer()))).text;
}

/** Companies that buy in a shop, and what became of their tax. */
export function companiesOf(shop: TestShop) {
  async function look(number: string, more: object = {}, buyer: Buyer = shop.buyer()) {
    const plan = await buyer.plan();
    const { body } = await buyer.post<Answered>('/api/quote-for-business', {
      bundle_name: plan.bundle_name,
      country_code: plan.country_code,
      vat_number: number,
      ...more,
    });
    const { price_cents: price, tax_off_cents: off, total_cents: total } = body.quote.methods.stripe;
    return { ...body, plan, price, off, total };
  }

  /** A company buys, as the checkout does once its number was looked up. */
  async function bought(number: string, { isLooked = true, card = 'pm_card_de' } = {}) {
    const buyer = shop.buyer();
    const { quote, plan, total } = await look(number, {}, buyer);
    const billing_details = {
      fullName: 'Ada Weiss',
      email: buyer.email,
      company: 'Weiss GmbH',
      vatNumber: number,
    };
    const begun = await buyer.beginAndPay(
      plan,
      {
        billing_details,
        attempt_id: randomUUID(),
        ...(isLooked && { price: total / 100, vat_token: quote.vat_token }),
      },
      card,
    );
    await begun.complete();
    await shop.drain();
    const purchase = await shop.purchaseOf(begun);
    return { buyer, begun, id: purchase.id, purchase, order: begun.started.order };
  }

  async function paperOf(id: string) {
    const { db } = shop.deps.db;
    const [invoice, ...notes] = (await invoicesOf(db, id)).map(documentIn);
    if (!invoice) throw new Error('no invoice');
    return { invoice, notes, row: await taxOf(db, id) };
  }

  const refundsOf = (id: string) =>
    shop.deps.db.db.select().from(refundTable).where(eq(refundTable.purchaseId, id));

  /** What the processor has moved for an order: paid, and given back. */
  async function movedFor({ begun }: Awaited<ReturnType<typeof bought>>) {
    const { charges, refunds } = await shop.world.books(begun);
    const sum = (all: { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
    return { paid: sum(charges), back: sum(refunds) };
  }

  return { look, bought, paperOf, refundsOf, movedFor };
}
