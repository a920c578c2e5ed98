import { type RefObject, useEffect, useRef } from 'react';

import { splitName } from '../../../domain/account/split-name.ts';
import type { ChosenPlan } from '../../../domain/checkout/checkout-link.ts';
import { tabStorage } from '../../browser/browser-storage.ts';
import type { User } from '../../session/session.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { EmailField } from '../../ui/form/email-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { Bought } from '../outcome/words.ts';
import type { PurchaseSoFar } from '../payment/use-purchase.ts';
import { AccountAddress } from './account-address.tsx';
import {
  type BillingDraft,
  EMPTY_DRAFT,
  keepBillingDraft,
  NAME_FIELDS,
  readBillingDraft,
} from './billing-draft.ts';
import type { BillingField } from './check-billing.ts';
import { CompanyFields } from './company-fields.tsx';
import { SignInInvitation } from './sign-in-invitation.tsx';
import { billingWords } from './words.ts';

import styles from './billing-fields.module.css';

/** Created once: nothing that is typed changes it. */
const INVITATION = <SignInInvitation />;

interface BillingFieldsProps {
  what: Bought;
  form: RefObject<HTMLFormElement | null>;
  /** Null for a guest. */
  user: User | null;
  /** The message beside a field. */
  errorOf: (field: BillingField) => string | null;
  plan: ChosenPlan;
  purchase: PurchaseSoFar;
}

/** The buyer's addresses and name. The fields are uncontrolled, so that typing works before the script has loaded. */
export function BillingFields({ form, user, what, errorOf, plan, purchase }: BillingFieldsProps) {
  const accountName = user?.name ?? '';
  const accountEmail = useRef('');
  useEffect(() => {
    if (form.current) fillNames(form.current, accountName);
  }, [form, accountName]);
  useEffect(() => {
    if (form.current) fillChoices(form.current);
  }, [form]);
  useEffect(() => {
    if (user) accountEmail.current = user.email;
  }, [user]);
  const isGuest = user === null;
  useEffect(() => {
    // A user whose session has expired continues as a guest with the same address.
    if (form.current && isGuest) fillGuestPart(form.current, accountEmail.current);
  }, [form, isGuest]);

  function type() {
    if (form.current) keepBillingDraft(tabStorage, readBilling(form.current));
  }

  return (
    <fieldset className={styles['fields']} onInput={type}>
      <legend className={styles['legend']}>{billingWords.title}</legend>
      {!user && INVITATION}
      <div className={styles['grid']}>
        {user ? (
          <AccountAddress what={what} key={user.id} email={user.email} error={errorOf('alternativeEmail')} />
        ) : (
          <EmailField
            required
            className={styles['whole']}
            label={billingWords.email}
            name="email"
            hint={billingWords.goesThere(what)}
            error={errorOf('email')}
          />
        )}
        {NAME_FIELDS.map((name) => (
          <TextField
            key={name}
            label={billingWords[name]}
            name={name}
            autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
            required
            maxLength={99}
            error={errorOf(name)}
          />
        ))}
        {!user && (
          <Checkbox
            name="createAccount"
            defaultChecked
            className={styles['choice']}
            hint={billingWords.noPassword}
          >
            {billingWords.createAccount}
          </Checkbox>
        )}
        <Checkbox name="noMarketing" className={styles['choice']}>
          {billingWords.noMarketing}
        </Checkbox>
        {plan.draftOrder === undefined && (
          <CompanyFields form={form} error={errorOf('vatNumber')} plan={plan} purchase={purchase} />
        )}
      </div>
    </fieldset>
  );
}

/** Restores the names typed before, else fills in the account's name. */
function fillNames(form: HTMLFormElement, accountName: string): void {
  const [firstField, lastField] = [fieldOf(form, 'firstName'), fieldOf(form, 'lastName')];
  if (!firstField || !lastField || firstField.value || lastField.value) return;
  const draft = readBillingDraft(tabStorage);
  const typed = { first: draft?.firstName ?? '', last: draft?.lastName ?? '' };
  const { first, last } = typed.first || typed.last ? typed : splitName(accountName);
  firstField.value = first;
  lastField.value = last;
}

function fillChoices(form: HTMLFormElement): void {
  const [draft, box] = [readBillingDraft(tabStorage), fieldOf(form, 'noMarketing')];
  if (box && draft) box.checked = draft.noMarketing;
}

function fillGuestPart(form: HTMLFormElement, accountEmail: string): void {
  const draft = readBillingDraft(tabStorage);
  const [email, checkbox] = [fieldOf(form, 'email'), fieldOf(form, 'createAccount')];
  if (email?.value === '') email.value = draft?.email || accountEmail;
  if (checkbox && draft) checkbox.checked = draft.createAccount;
}

/** The form's current values. The fields for guests keep their earlier values while a user is signed in. */
export function readBilling(form: HTMLFormElement): BillingDraft {
  const before = readBillingDraft(tabStorage) ?? EMPTY_DRAFT;
  return {
    firstName: fieldOf(form, 'firstName')?.value ?? before.firstName,
    lastName: fieldOf(form, 'lastName')?.value ?? before.lastName,
    email: fieldOf(form, 'email')?.value ?? before.email,
    createAccount: fieldOf(form, 'createAccount')?.checked ?? before.createAccount,
    useAlternative: fieldOf(form, 'useAlternative')?.checked ?? before.useAlternative,
    noMarketing: fieldOf(form, 'noMarketing')?.checked ?? before.noMarketing,
    alternativeEmail: fieldOf(form, 'alternativeEmail')?.value ?? before.alternativeEmail,
    company: fieldOf(form, 'company')?.value ?? before.company,
    vatNumber: fieldOf(form, 'vatNumber')?.value ?? before.vatNumber,
  };
}

function fieldOf(form: HTMLFormElement, name: keyof BillingDraft): HTMLInputElement | null {
  return form.elements.namedItem(name) as HTMLInputElement | null;
}
