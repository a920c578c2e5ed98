import { randomBytes, randomUUID } from 'node:crypto';

import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { ofMinor, toDecimal } from '../../../src/domain/money.ts';
import type { PurchaseRequest } from '../../../src/server/checkout/requests.ts';
import { bundleOf, COUNTRY } from '../../support/memory-world/sell-plans.ts';
import { ADDRESSES, BUYERS, type Method } from './steps.ts';

/** A payment, as the buyer's browser knows it. */
export interface Started {
  provider: Method;
  reference: string;
  purchaseId: string;
  order: string;
  request: PurchaseRequest;
}

export interface WalkBuyer {
  /** It identifies their browser. */
  cookie: string;
  /** Their checkouts: for a new eSIM, and for data on the one they have. */
  attempts: { fresh: string; onto: string };
  /** The quotes on the page, by plan and currency. */
  quotes: Map<string, Quote>;
  payments: Started[];
  /** What the shop has promised: the eSIM of each purchase. */
  promised: Map<string, string>;
}

export function newBuyers(): WalkBuyer[] {
  return Array.from({ length: BUYERS }, () => ({
    cookie: randomBytes(32).toString('base64url'),
    attempts: { fresh: randomUUID(), onto: randomUUID() },
    quotes: new Map<string, Quote>(),
    payments: [],
    promised: new Map<string, string>(),
  }));
}

/** One of a buyer's payments, counted from the oldest. */
export function paymentOf(
  buyers: WalkBuyer[],
  { buyer, which }: { buyer: number; which: number },
): Started | undefined {
  const payments = buyers[buyer]?.payments ?? [];
  return payments[which % payments.length];
}

/** What their browser sends; `onto` is the id of an eSIM that they have. */
export function requestOf(
  { attempts }: WalkBuyer,
  { plan, method, quote, onto }: { plan: number; method: Method; quote: Quote; onto: string | null },
): PurchaseRequest {
  const asked = quote.methods[method];
  if (!asked) throw new Error(`no price by ${method}`);
  const { total_cents: total, currency } = asked;
  return {
    bundle_name: bundleOf(plan),
    country_code: COUNTRY,
    price: Number(toDecimal(ofMinor(total, currency))),
    currency,
    billing_details: { fullName: 'Mia Walker', email: ADDRESSES[0] },
    payment_method: method,
    is_guest: true,
    create_account: false,
    marketing_opt_in: false,
    marketing_opt_out: false,
    save_card: false,
    send_to_both_emails: false,
    attempt_id: onto === null ? attempts.fresh : attempts.onto,
    top_up_esim_id: onto,
    discount_token: quote.discount_token,
  };
}
