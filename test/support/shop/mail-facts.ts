import type { Invoice } from '../../../src/server/invoices/tables.ts';
import type { MailBrand } from '../../../src/server/mail/brand.ts';
import { sampleFacts } from '../../../src/server/mail/samples/sample-facts.ts';

/** The tests' shop, as its mails name it. */
export const BRAND: MailBrand = {
  name: 'Simport',
  legalName: 'Simport, Inc.',
  supportEmail: 'help@shop.example',
  baseUrl: 'https://shop.example',
};

/** What its mails say of itself, of an order and of its buyer. */
export const MAIL_FACTS = sampleFacts(BRAND);

/** An invoice's stored facts, for drawing it. */
export const INVOICE: Invoice = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'invoice',
  number: 42,
  purchaseId: '00000000-0000-4000-8000-000000000002',
  refundId: null,
  issuedAt: new Date('2025-11-21T23:30:00Z'),
  facts: {
    shop: { name: 'Wanderwave', address: 'https://shop.example' },
    seller: {
      name: 'Wanderwave Ltd',
      address: '1 Harbour Street, Springfield',
      email: 'help@shop.example',
      taxId: 'EIN 12-3456789',
    },
    order: 'SP-7F3K-92QD',
    plan: {
      country: 'Japan',
      label: 'Unlimited Lite',
      days: 7,
      bundle: 'esim_UL_7D_JP',
      starts: 'first_use',
    },
    price: {
      planCents: 1763,
      feeCents: 108,
      totalCents: 1871,
      feeLabel: 'Card processing fee',
      methodLabel: 'Visa ending in 4242',
      currency: 'USD',
    },
    paidAt: '2025-11-20T08:00:00.000Z',
    credits: null,
  },
  buyer: { name: 'Mia Larsen', email: 'mia@example.com' },
};
