import { ofCents } from '../../../src/domain/money.ts';

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
