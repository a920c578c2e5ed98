import { wholeName } from '../../../domain/account/split-name.ts';
import { isSameAddress, readAddress } from '../../../domain/email-address.ts';
import { isVatNumber } from '../../../domain/enterprise/vat-number.ts';
import type { FieldErrors } from '../../ui/form/use-field-errors.ts';
import type { Buyer } from '../payment/checkout-memory.ts';
import { type BillingDraft, NAME_FIELDS } from './billing-draft.ts';
import { billingWords } from './words.ts';

export type BillingField = Exclude<keyof BillingDraft, 'createAccount' | 'useAlternative' | 'noMarketing'>;

/**
 * The buyer as a purchase needs them, or every error in the order of the fields.
 * @param account address of the signed-in user; null for a guest
 */
export function checkBilling(
  draft: BillingDraft,
  account: string | null,
): { buyer: Buyer } | { errors: FieldErrors<BillingField> } {
  const missing = NAME_FIELDS.filter((name) => !draft[name].trim());
  const address = account === null ? readGuest(draft) : readAccount(draft, account);
  const invoicee = companyOf(draft);
  const errors: FieldErrors<BillingField> = {
    ...('errors' in address && address.errors),
    ...Object.fromEntries(missing.map((name) => [name, billingWords.errors.noName])),
    ...(!invoicee.vatNumber && draft.vatNumber.trim() && { vatNumber: billingWords.errors.noVatNumber }),
  };
  if ('errors' in address || Object.keys(errors).length > 0) return { errors };
  const { noMarketing } = draft;
  return {
    buyer: {
      fullName: wholeName({ first: draft.firstName.trim(), last: draft.lastName.trim() }),
      ...address.part,
      ...(noMarketing && { noMarketing }),
      ...invoicee,
    },
  };
}

/** The company on the invoice; an impossible VAT number is left out. */
export function companyOf(
  draft: Pick<BillingDraft, 'company' | 'vatNumber'>,
): Pick<Buyer, 'company' | 'vatNumber'> {
  const company = draft.company.trim();
  const vatNumber = draft.vatNumber.trim();
  return { ...(company && { company }), ...(isVatNumber(vatNumber) && { vatNumber }) };
}

type Address = { part: Omit<Buyer, 'fullName'> } | { errors: FieldErrors<BillingField> };

function readGuest({ email: typed, createAccount }: BillingDraft): Address {
  const email = readAddress(typed);
  if ('complaint' in email) return { errors: { email: email.complaint } };
  return { part: { email: email.address, createAccount } };
}

function readAccount({ useAlternative, alternativeEmail }: BillingDraft, email: string): Address {
  if (!useAlternative) return { part: { email, isUser: true } };
  const second = readAddress(alternativeEmail);
  if ('complaint' in second) return { errors: { alternativeEmail: second.complaint } };
  if (isSameAddress(second.address, email))
    return { errors: { alternativeEmail: billingWords.errors.ofAccount } };
  return { part: { email, isUser: true, alternativeEmail: second.address } };
}
