import type { BillingDraft } from './billing-draft.ts';
import type { Buyer } from './checkout-memory.ts';

export type BillingField = Exclude<keyof BillingDraft, 'createAccount' | 'useAlternative'>;

export interface BillingError {
  field: BillingField;
  message: string;
}

/** No stricter and no laxer than the shop itself, so that its refusal never comes as a surprise. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

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
  const email = draft.email.trim();
  if (!firstName || !lastName) {
    const field = firstName ? 'lastName' : 'firstName';
    return { error: { field, message: 'Please enter your complete name' } };
  }
  const fullName = `${firstName} ${lastName}`;
  if (account !== null) return checkAlternative(draft, { fullName, email: account, isUser: true });
  if (!EMAIL.test(email)) return { error: { field: 'email', message: 'Please enter a valid email address' } };
  return { buyer: { fullName, email, createAccount: draft.createAccount } };
}

function checkAlternative(
  { useAlternative, alternativeEmail }: BillingDraft,
  buyer: Buyer,
): { buyer: Buyer } | { error: BillingError } {
  if (!useAlternative) return { buyer };
  const second = alternativeEmail.trim();
  const wrong = (message: string) => ({ error: { field: 'alternativeEmail' as const, message } });
  if (!EMAIL.test(second)) return wrong('Please enter a valid email address');
  if (second.toLowerCase() === buyer.email.toLowerCase()) return wrong('This is the address of your account');
  return { buyer: { ...buyer, alternativeEmail: second } };
}
