import type { Buyer } from '../shop/buyer.ts';
import type { TestShop } from '../shop/shop.ts';

/** The answer of `customers`. */
export interface ListedCustomers {
  customers: { id: string; kind: string; address: string; orders: number | null; blocked: boolean }[];
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
