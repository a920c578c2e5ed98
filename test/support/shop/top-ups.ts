import { randomUUID } from 'node:crypto';

import type { TopUp } from '../../../src/domain/esims/top-up-offer.ts';
import type { Buyer } from './buyer.ts';
import type { TestShop } from './shop.ts';
import { type Owned, ownerOfEsim } from './usage.ts';

export interface TopUpPage {
  country_code: string;
  top_ups: TopUp[];
  next: string | null;
  durations: number[];
  has_types: boolean;
  days: number | null;
  near: boolean;
  advised: string | null;
}

/** What can be added to an eSIM, as its owner asks. */
export const offered = (owned: Pick<Owned, 'buyer' | 'id'>, query = '') =>
  owned.buyer.get<TopUpPage>(`/api/esims/${owned.id}/top-ups${query}`);

export async function offeredNames(owned: Parameters<typeof offered>[0], query = ''): Promise<string[]> {
  return (await offered(owned, query)).body.top_ups.map(({ quote }) => quote.plan.bundle_name);
}

/** Buys the 7-day plan of a country for an eSIM. */
export const topUp = (shop: TestShop, owned: Owned, iso = 'JP') =>
  ownerOfEsim(shop, { iso, buyer: owned.buyer, request: { top_up_esim_id: owned.id } });

/** A top-up that is paid at the processor; the shop has not been told yet. */
export async function paidTopUp(owned: Owned, iso = 'JP') {
  const changes = { attempt_id: randomUUID(), top_up_esim_id: owned.id };
  return owned.buyer.beginAndPay(await owned.buyer.plan(iso), changes);
}

/** What the shop says to a top-up before anything is paid: status and code. */
export async function answerTo(owned: Owned, iso = 'JP', buyer: Buyer = owned.buyer) {
  const changes = { attempt_id: randomUUID(), top_up_esim_id: owned.id };
  const { status, body } = await buyer.start(await buyer.request(await buyer.plan(iso), changes));
  return [status, body.code];
}

/** Name and state of every bundle on an eSIM, in the wholesaler's records. */
export async function bundlesOn(shop: TestShop, iccid: string): Promise<string[]> {
  const { esims } = (await shop.world.ledger()) as unknown as {
    esims: { iccid: string; bundles: { name: string; state: string }[] }[];
  };
  const found = esims.find((esim) => esim.iccid === iccid);
  return found?.bundles.map(({ name, state }) => `${name} ${state}`) ?? [];
}

/** How many eSIMs the wholesaler ever gave us. */
export async function esimCount(shop: TestShop): Promise<number> {
  return (await shop.world.ledger()).esims.length;
}
