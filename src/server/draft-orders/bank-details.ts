import type { Currency } from '../../domain/currencies.ts';
import {
  type BankAccount,
  type BankDetails,
  bankDetailsSchema,
} from '../../domain/operators/draft-orders/bank-details.ts';
import type { DbOrTx } from '../db/database.ts';
import { newestRevision, type RevisionKind } from '../revisions/revisions.ts';

export const BANK_DETAILS: RevisionKind<BankDetails> = {
  subject: 'bank details',
  schema: bankDetailsSchema,
  first: { accounts: [] },
};

/** Where a transfer in a currency goes; null if operators have entered no such account. */
export async function bankAccountFor(db: DbOrTx, currency: Currency): Promise<BankAccount | null> {
  const { content } = await newestRevision(db, BANK_DETAILS);
  return content.accounts.find((account) => account.currency === currency) ?? null;
}
