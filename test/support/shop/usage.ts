import { createHmac, randomUUID } from 'node:crypto';

import type { Plan } from '../../../src/domain/catalog/catalog-schema.ts';
import type { BundleStatus } from '../../../src/domain/esims/bundle-status.ts';
import type { Timeline } from '../../../src/domain/esims/timeline.ts';
import type { UserEsim } from '../../../src/domain/esims/user-esim.ts';
import { esimTable } from '../../../src/server/esims/tables.ts';
import type { Answer } from './answers.ts';
import type { Buyer } from './buyer.ts';
import type { TestShop } from './shop.ts';

/** The list as the API answers it. */
export interface Listed {
  known: boolean;
  esims: UserEsim[];
  total: number;
  next: string | null;
}

type Begun = Awaited<ReturnType<Buyer['begin']>>;

export interface Owned extends Begun {
  buyer: Buyer;
  id: string;
  iccid: string;
  /** Uses data as the phone would. */
  use: (megabytes: number) => Promise<unknown>;
  status: () => Promise<Answer<{ bundle_status: BundleStatus; fresh: boolean }>>;
  details: () => Promise<{ esim: UserEsim; timeline: Timeline }>;
  /** Asks for the money back. */
  giveBack: () => Promise<Answer<{ status: string; why?: string }>>;
  /** Subjects of the mails its buyer got about the use of data. */
  alerts: () => Promise<string[]>;
}

interface Options {
  iso?: string;
  wanted?: (plan: Plan) => boolean;
  buyer?: Buyer;
  /** Further fields of the purchase request. */
  request?: Record<string, unknown>;
  /** The card that pays, by one of the sandbox's names. */
  card?: string;
}

/** Somebody with an eSIM of a country's 7-day plan, or of another plan; each time in a checkout of its own. */
export async function ownerOfEsim(
  shop: TestShop,
  { iso = 'JP', wanted, buyer = shop.buyer(), request = {}, card }: Options = {},
): Promise<Owned> {
  const plan = await buyer.plan(iso, wanted);
  const begun = await buyer.beginAndPay(plan, { attempt_id: randomUUID(), ...request }, card);
  const completed = await begun.complete();
  if (completed.status !== 200) throw new Error(`no eSIM: ${completed.status} ${completed.body.error}`);
  await shop.drain();
  const { esim_id: id, iccid } = completed.body;
  return {
    ...begun,
    buyer,
    id,
    iccid,
    use: (megabytes) => shop.world.control('usage', { iccid, megabytes }),
    status: () => buyer.get(`/api/esims/${id}/status`),
    details: async () => (await buyer.get<{ esim: UserEsim; timeline: Timeline }>(`/api/esims/${id}`)).body,
    giveBack: () => buyer.post(`/api/esims/${id}/refund`, {}),
    async alerts() {
      const mails = await shop.world.mailbox(buyer.email);
      const own = mails.filter(({ subject }) => /data/i.test(subject));
      return own.map(({ subject }) => subject).toReversed();
    },
  };
}

/** Posts a callback as the wholesaler would, or as somebody who plays it. */
export async function callBack(
  shop: TestShop,
  body: string,
  { secret = 'sandbox-callbacks', signature }: { secret?: string; signature?: string } = {},
): Promise<number> {
  const response = await shop.app.request(`${shop.baseUrl}/api/webhooks/esim-go/${secret}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'x-signature-sha256': signature }),
    },
    body,
  });
  await response.text();
  return response.status;
}

export function sign(body: string, encoding: 'base64' | 'hex', key = 'sandbox'): string {
  return createHmac('sha256', key).update(body).digest(encoding);
}

/** The calls that reach the wholesaler from now on, by path without the ICCID. */
export function countCalls(shop: TestShop): { reads: () => number; restore(): void } {
  const original = globalThis.fetch;
  const base = shop.deps.settings.ESIM_GO_BASE_URL;
  let reads = 0;
  globalThis.fetch = (input, init) => {
    if (input instanceof Request ? input.url.startsWith(base) : String(input).startsWith(base)) reads++;
    return original(input, init);
  };
  return {
    reads: () => reads,
    restore() {
      globalThis.fetch = original;
    },
  };
}

/** When each eSIM of the shop is polled next. */
export async function nextPolls(shop: TestShop): Promise<Map<string, Date | null>> {
  const rows = await shop.deps.db.db.select().from(esimTable);
  return new Map(rows.map(({ iccid, nextPollAt }) => [iccid, nextPollAt]));
}
