import { ofBase } from '../../../domain/money.ts';
import type { MailBrand } from '../brand.ts';

/** The words in a mail that others choose: buyers, companies, the wholesaler, processors, alerts. */
export interface SampleWords {
  name: string;
  country: string;
  company: string;
  phone: string;
  website: string;
  region: string;
  /** The payment method. */
  method: string;
  /** A browser's name for itself. */
  browser: string;
  message: string;
  alert: string;
}

export const SAMPLE_WORDS: SampleWords = {
  name: 'Mia',
  country: 'Japan',
  company: 'Aurora Travel',
  phone: '+1 202 555 0143',
  website: 'https://aurora.example',
  region: 'Europe',
  method: 'Visa ending in 4242',
  browser: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
  message: 'We fly forty people to Tokyo in May.',
  alert: 'This is a sample. Nothing is wrong.',
};

/** The same words everywhere, to test what such words can do. */
export function everywhere(typed: string): SampleWords {
  return Object.fromEntries(Object.keys(SAMPLE_WORDS).map((name) => [name, typed])) as unknown as SampleWords;
}

/** Sample data about the shop, an order and its buyer. */
export function sampleFacts(brand: MailBrand) {
  return {
    brand,
    order: { url: `${brand.baseUrl}/order/t0ken`, number: 'SP-7F3K-92QD' },
    buyer: { firstName: SAMPLE_WORDS.name },
  };
}

export const PAID_PRICE = {
  plan: ofBase(1660),
  fee: ofBase(103),
  total: ofBase(1763),
  feeLabel: 'Card processing fee',
  methodLabel: SAMPLE_WORDS.method,
};

/** A plan's facts as mails use them. */
export const PLAN_FACTS = {
  full_speed_mb_per_day: null,
  throttled_kbps: null,
  starts: 'first_use' as const,
  speeds: ['4G', '5G'],
};
