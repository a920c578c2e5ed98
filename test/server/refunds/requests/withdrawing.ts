import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { afterEach } from 'vitest';

import { CONSENT_VERSION } from '../../../../src/domain/promise/withdrawal-consent.ts';
import type { Withdrawable } from '../../../../src/domain/withdrawal/withdrawal-schema.ts';
import { withdrawalTable } from '../../../../src/server/refunds/withdrawal/tables.ts';
import type { Buyer } from '../../../support/shop/buyer.ts';
import type { TestShop } from '../../../support/shop/shop.ts';
import { type Played, WHOLESALERS } from '../../../support/shop/wholesaler.ts';

/** Subjects of the mails about a withdrawal. */
export const RECEIPT = 'We received your withdrawal';
export const LINK = 'Confirm your withdrawal';

interface Asked {
  token?: string;
  status?: string;
  days?: number;
}

/** How consumers withdraw from purchases in a shop with that right; for the tests of a file, or of a `describe`. */
export function withdrawing(shop: TestShop) {
  let passed = 0;
  afterEach(() => {
    shop.passSeconds(-passed);
    passed = 0;
  });

  async function pay(buyer: Buyer, wholesaler = WHOLESALERS[0] as Played) {
    const plan = await buyer.plan('JP', (each) => wholesaler.sells(each));
    return buyer.beginAndPay(plan, { attempt_id: randomUUID(), withdrawal_consent: CONSENT_VERSION });
  }

  const read = (token: string) =>
    shop.buyer().post<{ contract: Withdrawable }>('/api/withdrawals/read', { token });

  return {
    pay,
    read,

    /** Moves the shop's time until the test is over. */
    pass: (seconds: number): void => {
      passed += seconds;
      shop.passSeconds(seconds);
    },

    buy: async (buyer: Buyer) => {
      const begun = await pay(buyer);
      const completed = await begun.complete();
      await shop.drain();
      const { number } = await buyer.order(begun.started.order);
      return { ...begun, number, iccid: completed.body.iccid };
    },

    /** The secret in the newest link to the second step, in a mail whose subject begins with this. */
    mailedToken: async (to: string, subject: string): Promise<string> => {
      await shop.drain();
      const mail = (await shop.world.mailbox(to)).find((one) => one.subject.startsWith(subject));
      const token = /\/withdraw#(\S+)/.exec(mail?.text ?? '')?.[1];
      if (!token) throw new Error(`no link in ${mail?.subject}`);
      return token;
    },

    /** Requests a withdrawal by the number of an order. */
    ask: (who: Buyer, number: string, email?: string) =>
      who.post<Asked>('/api/withdrawals/ask', { number, ...(email !== undefined && { email }) }),

    /** Takes the second step, on a device that knows nothing. */
    confirm: (token: string, email: string) =>
      shop.buyer().post<{ contract: Withdrawable }>('/api/withdrawals/confirm', {
        token,
        name: 'Mia Larsen',
        email,
      }),

    statusOf: async (token: string) => (await read(token)).body.contract.withdrawal?.status,

    rowOf: async (begun: Parameters<typeof shop.purchaseOf>[0]) => {
      const { id } = await shop.purchaseOf(begun);
      const [row] = await shop.deps.db.db
        .select()
        .from(withdrawalTable)
        .where(eq(withdrawalTable.purchaseId, id));
      return row;
    },
  };
}
