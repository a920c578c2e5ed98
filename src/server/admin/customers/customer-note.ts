import { z } from 'zod';

import { Problem } from '../../../domain/problems/problem.ts';
import { writeCustomerNote } from '../../audit/customer-notes.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { keepUser } from '../../identity/users.ts';
import { lockPurchase } from '../../purchase/purchases.ts';
import { actor } from '../../staff/acting.ts';
import { type Customer, customerName, customerNamed, subjectOf } from '../parts/customer-named.ts';
import { verb } from '../parts/verb.ts';

const MAX_NOTE_LENGTH = 2000;

export const customer_note = verb({
  permission: 'customers.note',
  summary: 'Add a note to a customer, which their orders show too; notes never change',
  changes: true,
  input: z.object({ customer: customerName, text: z.string().trim().min(1).max(MAX_NOTE_LENGTH) }),
  output: z.object({}),
  async run({ deps, by }, { customer: typed, text }) {
    await deps.db.db.transaction(async (tx) => {
      const customer = await customerNamed(tx, typed);
      await writeCustomerNote(deps, tx, {
        ...(await placeOf(tx, customer)),
        operatorId: by.operatorId,
        text,
      });
      // The note itself stays out of the audit, which is stored for ever.
      await recordAudit(deps, tx, { ...actor(by), what: 'customer noted', why: '', ...subjectOf(customer) });
    });
    return {};
  },
});

/**
 * What a note is kept with: the account, or a guest's order, which cannot be erased until the note is written.
 * @throws Problem `no_customer` if they have been erased
 */
async function placeOf(
  tx: Tx,
  { id, user }: Customer,
): Promise<{ userId: string; purchaseId: null } | { userId: null; purchaseId: string }> {
  if (user) {
    if (await keepUser(tx, user.id)) return { userId: user.id, purchaseId: null };
  } else {
    const order = await lockPurchase(tx, id);
    if (order && order.erasedAt === null) return { userId: null, purchaseId: id };
  }
  throw new Problem('no_customer');
}
