import fc from 'fast-check';
import { describe, it, expect } from 'vitest';

import { readPdf } from '../../../test/support/reading/read-pdf.ts';
import {
  amountsFor,
  FEE_POLICIES,
  type FeePolicy,
  type PaymentMethod,
} from '../../domain/checkout/payment-method.ts';
import { formatMoney, ofBase } from '../../domain/money.ts';
import { quoted } from '../catalog/quote.ts';
import { drawInvoice } from '../drawing/invoice/draw-invoice.ts';
import { invoicePrice } from '../drawing/invoice/invoice-facts.ts';
import { invoicePage } from '../drawing/invoice/invoice-page.ts';
import { renderText } from '../mail/render-text.ts';
import { PLAN_FACTS } from '../mail/samples/sample-facts.ts';
import { delivered } from '../mail/templates/delivered.ts';
import { paidPrice } from '../purchase/paid-price.ts';
import type { Invoice } from './tables.ts';

const PLAN = { code: 'JP', country: 'Japan', label: '3 GB', days: 7 };
const SHOP = { name: 'Simport', legalName: 'Simport, Inc.', supportEmail: 'help@shop.example' };
const METHODS: [PaymentMethod, fee: string, label: string][] = [
  ['card', 'Card processing fee', 'Visa ending in 4242'],
  ['paypal', 'PayPal processing fee', 'PayPal'],
];

/** The price of a purchase whose buyer paid what was quoted. */
function paid(priceCents: number, method: PaymentMethod, policy: FeePolicy) {
  const quote = quoted(amountsFor(ofBase(priceCents), method, policy), 'USD');
  const methodLabel = method === 'card' ? 'Visa ending in 4242' : null;
  return {
    quote,
    price: paidPrice(
      { priceCents, discountCode: null, discountCents: 0 },
      { method, amountCents: quote.total_cents, currency: quote.currency, methodLabel },
    ),
  };
}

function mailText(price: ReturnType<typeof paid>['price']): string {
  const mail = delivered({
    brand: { ...SHOP, baseUrl: 'https://shop.example' },
    order: { url: 'https://shop.example/order/t0ken', number: 'SP-7F3K-92QD' },
    buyer: { firstName: 'Mia' },
    plan: { ...PLAN, truth: PLAN_FACTS },
    iccid: '8944538532008160222',
    activation: { smdpAddress: 'rsp.example.net', matchingId: '7K2M' },
    price,
    refundHours: 24,
    withdrawal: null,
  });
  return renderText(mail);
}

async function pdfText(price: ReturnType<typeof paid>['price'], kind: Invoice['kind']): Promise<string> {
  const facts: Invoice['facts'] = {
    shop: { name: SHOP.name, address: 'https://shop.example' },
    seller: { name: SHOP.legalName, address: null, email: SHOP.supportEmail, taxId: null },
    order: 'SP-7F3K-92QD',
    plan: { ...PLAN, bundle: 'esim_3GB_7D_JP' },
    price: invoicePrice(price),
    paidAt: '2025-11-20T08:00:00.000Z',
    credits: null,
  };
  const ids = { id: 'i', purchaseId: 'p', refundId: null, number: 1 };
  const row = { ...ids, kind, facts, issuedAt: new Date('2025-11-20'), buyer: null };
  return (await readPdf(await drawInvoice(invoicePage(row)))).text;
}

const cents = fc.integer({ min: 1, max: 100_000_00 });

describe.each(METHODS)('paid by %s', (provider, fee, method) => {
  it.each(FEE_POLICIES)(
    'with fees %s, every price is the same to the cent in quote, payment, mail and PDF',
    async (policy) => {
      await fc.assert(
        fc.asyncProperty(cents, async (priceCents) => {
          const { quote, price } = paid(priceCents, provider, policy);
          expect(price).toMatchObject({
            plan: ofBase(quote.price_cents),
            fee: ofBase(quote.fee_cents),
            total: ofBase(quote.price_cents + quote.fee_cents),
          });
          const [plan, extra, total] = [quote.price_cents, quote.fee_cents, quote.total_cents].map((cents) =>
            formatMoney(ofBase(cents)),
          );
          const mail = mailText(price);
          const isAdded = policy === 'added';
          const feeLine = isAdded ? `\n${fee}: ${extra}` : '';
          expect(mail).toContain(`Plan price: ${plan}${feeLine}\nTotal paid: ${total} USD (${method})`);
          const lines = `7 days ${plan}${isAdded ? ` ${fee} ${extra}` : ''} Taxes & Service Fee Included Total`;
          expect(await pdfText(price, 'invoice')).toContain(`${lines} paid ${method} ${total} USD`);
          expect(await pdfText(price, 'credit_note')).toContain(`${lines} refunded ${method} ${total} USD`);
        }),
        { numRuns: 12, examples: [[1], [99], [1000], [100_000_00]] },
      );
    },
  );
});
