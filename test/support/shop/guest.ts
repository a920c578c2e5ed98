import { randomUUID } from 'node:crypto';

import type { UserEsim } from '../../../src/domain/esims/user-esim.ts';
import type { Buyer } from './buyer.ts';

/** A purchase of a visitor who is not signed in, from plan to eSIM; each is a checkout of its own. */
export async function buyAsGuest(
  buyer: Buyer,
  { email = buyer.email, ...changes }: { email?: string; create_account?: boolean } = {},
) {
  const begun = await buyer.beginAndPay(await buyer.plan(), {
    attempt_id: randomUUID(),
    billing_details: { fullName: 'Mia Larsen Holm', email },
    ...changes,
  });
  return { ...begun, completed: await begun.complete() };
}

/** The eSIMs that a visitor sees as theirs. */
export async function esimsOf(buyer: Buyer): Promise<string[]> {
  const { body } = await buyer.get<{ esims: UserEsim[] }>('/api/esims');
  return body.esims.map(({ iccid }) => iccid);
}
