import { ofCents } from '../../../src/domain/money.ts';
import type { Invoice } from '../../../src/server/invoices/tables.ts';

/** What the mails of the tests' shop say of itself, of an order and of its buyer. */
export const MAIL_FACTS = {
  brand: {
    name: 'Simport',
    legalName: 'Simport, Inc.',
    supportEmail: 'help@shop.example',
    baseUrl: 'https://shop.example',
  },
  order: { url: 'https://shop.example/order/t0ken', number: 'SP-7F3K-92QD' },
  buyer: { firstName: 'Mia' },
};

export const PAID_PRICE = {
  plan: ofCents(1660),
  fee: ofCents(103),
  total: ofCents(1763),
  feeLabel: 'Card processing fee',
  methodLabel: 'Visa ending in 4242',
};

/** How a plan behaves, as far as mails tell it. */
export const PLAN_FACTS = {
  full_speed_mb_per_day: null,
  throttled_kbps: null,
  starts: 'first_use' as const,
  speeds: ['4G', '5G'],
};

/** An invoice as it is kept, for who draws it. */
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
    plan: { country: 'Japan', label: 'Unlimited Lite', days: 7, bundle: 'esim_UL_7D_JP' },
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
