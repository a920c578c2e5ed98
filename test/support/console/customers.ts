import type { Buyer } from '../shop/buyer.ts';
import type { TestShop } from '../shop/shop.ts';

/** The answer of `customers`. */
export interface ListedCustomers {
  customers: {
    id: string;
    kind: string;
    name: string;
    address: string;
    orders: number;
    spent: { text: string }[];
    spent_dollars: { cents: number };
    blocked: boolean;
    disputed: boolean;
    noted: boolean;
    is_operator: boolean;
    merged: number;
  }[];
  next: string | null;
}
/** The answer of `customer`. */
export interface Customer {
  id: string;
  kind: string;
  email: string;
  name: string;
  account: { id: string; is_operator: boolean; methods: { method: string }[] } | null;
  blocked: { why: string; operator: string | null } | null;
  spend: { orders: number; amounts: { text: string }[]; dollars: { cents: number } };
  notes: { text: string; operator: string | null }[];
  merged: { id: string; email: string }[];
  merges: { id: string; one: string; other: string; why: string }[];
  refunds: { status: string }[];
  disputes: { state: string }[];
  cases: { words: string }[];
  orders: { id: string; paid: { text: string } | null }[];
  esims: { iccid: string }[];
  consents: { to: string; given: boolean }[];
  sessions: { device: string }[];
  acts: { what: string; operator: string | null }[];
}

/** Somebody with an account, a verified address, and an order. */
export async function member(shop: TestShop): Promise<Buyer & { userId: string }> {
  const mia = await shop.member();
  await mia.get(`/api/auth/verify-email?token=${await shop.mailedToken(mia.email, '/verify-email')}`);
  await mia.buy();
  await shop.settle();
  return Object.assign(mia, { userId: (await mia.user())?.id ?? '' });
}

/** Somebody who bought as a guest. */
export async function guest(shop: TestShop, fullName = 'Leo Larsen') {
  const leo = shop.buyer();
  const begun = await leo.beginAndPay(undefined, { billing_details: { fullName, email: leo.email } });
  await begun.complete();
  await shop.settle();
  return Object.assign(leo, { begun, orderId: (await shop.purchaseOf(begun)).id });
}
