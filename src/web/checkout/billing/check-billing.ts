import { isSameAddress, readAddress } from '../../../domain/email-address.ts';
import type { Buyer } from '../payment/checkout-memory.ts';
import type { BillingDraft } from './billing-draft.ts';
import { billingWords } from './words.ts';

export type BillingField = Exclude<keyof BillingDraft, 'createAccount' | 'useAlternative'>;

export interface BillingError {
  field: BillingField;
  message: string;
}

/**
 * The buyer as the purchase needs them, or the first thing that is missing.
 * @param account address of who is signed in; null for a guest
 */
export function checkBilling(
  draft: BillingDraft,
  account: string | null,
): { buyer: Buyer } | { error: BillingError } {
  const firstName = draft.firstName.trim();
  const lastName = draft.lastName.trim();
  if (!firstName || !lastName) {
    const field = firstName ? 'lastName' : 'firstName';
    return { error: { field, message: billingWords.errors.noName } };
  }
  const fullName = `${firstName} ${lastName}`;
  if (account !== null) return checkAlternative(draft, { fullName, email: account, isUser: true });
  const email = readAddress(draft.email);
  if ('complaint' in email) return { error: { field: 'email', message: email.complaint } };
  return { buyer: { fullName, email: email.address, createAccount: draft.createAccount } };
}

function checkAlternative(
  { useAlternative, alternativeEmail }: BillingDraft,
  buyer: Buyer,
): { buyer: Buyer } | { error: BillingError } {
  if (!useAlternative) return { buyer };
  const second = readAddress(alternativeEmail);
  const wrong = (message: string) => ({ error: { field: 'alternativeEmail' as const, message } });
  if ('complaint' in second) return wrong(second.complaint);
  if (isSameAddress(second.address, buyer.email)) return wrong(billingWords.errors.ofAccount);
  return { buyer: { ...buyer, alternativeEmail: second.address } };
}
