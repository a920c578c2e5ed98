import { type RefObject, useEffect } from 'react';

import { TextField } from '../ui/text-field.tsx';
import { type BillingDraft, keepBillingDraft, readBillingDraft } from './billing-draft.ts';
import type { BillingError } from './check-billing.ts';
import { sessionShelf } from './shelf.ts';

import styles from './billing-fields.module.css';

interface BillingFieldsProps {
  form: RefObject<HTMLFormElement | null>;
  error: BillingError | null;
  /** Something was typed: what was said about it is out of date. */
  onType: () => void;
}

/** Who buys and where the eSIM goes. The fields keep their text themselves, so that typing works before any script. */
export function BillingFields({ form, error, onType }: BillingFieldsProps) {
  useEffect(() => {
    const draft = readBillingDraft(sessionShelf);
    if (!form.current || !draft) return;
    for (const name of NAMES) {
      const field = fieldOf(form.current, name);
      if (field.value === '') field.value = draft[name];
    }
  }, [form]);

  function type() {
    if (form.current) keepBillingDraft(sessionShelf, readBilling(form.current));
    onType();
  }

  const errorOf = (field: keyof BillingDraft) => (error?.field === field ? error.message : null);
  return (
    <fieldset className={styles['fields']} onInput={type}>
      <legend className={styles['legend']}>Billing Information</legend>
      <div className={styles['grid']}>
        <TextField
          label="First Name"
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={99}
          error={errorOf('firstName')}
        />
        <TextField
          label="Last Name"
          name="lastName"
          autoComplete="family-name"
          required
          maxLength={99}
          error={errorOf('lastName')}
        />
        <TextField
          className={styles['whole']}
          label="Email Address"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
          hint="The eSIM and its QR code go to this address."
          error={errorOf('email')}
        />
      </div>
    </fieldset>
  );
}

const NAMES = ['firstName', 'lastName', 'email'] as const satisfies (keyof BillingDraft)[];

export function readBilling(form: HTMLFormElement): BillingDraft {
  const text = (name: keyof BillingDraft) => fieldOf(form, name).value;
  return { firstName: text('firstName'), lastName: text('lastName'), email: text('email') };
}

export function fieldOf(form: HTMLFormElement, name: keyof BillingDraft): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}
