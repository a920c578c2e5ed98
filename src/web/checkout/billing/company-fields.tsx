import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

import type { ChosenPlan } from '../../../domain/checkout/checkout-link.ts';
import { MAX_VAT_NUMBER_LENGTH } from '../../../domain/enterprise/vat-number.ts';
import { tabStorage } from '../../browser/browser-storage.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Disclosure } from '../../ui/panels/disclosure.tsx';
import type { PurchaseSoFar } from '../payment/use-purchase.ts';
import { readBillingDraft } from './billing-draft.ts';
import { useVatCheck } from './use-vat-check.ts';
import { billingWords } from './words.ts';

import styles from './billing-fields.module.css';

interface CompanyFieldsProps {
  form: RefObject<HTMLFormElement | null>;
  /** The message beside the VAT number. */
  error: string | null;
  plan: ChosenPlan;
  purchase: PurchaseSoFar;
}

/** The company for the invoice; few buyers need it, so it is folded. */
export function CompanyFields({ form, error, plan, purchase }: CompanyFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  // Stays open while the buyer corrects the number.
  if (error !== null && !isOpen) setOpen(true);
  const vat = useVatCheck(plan, purchase);
  const restored = useEffectEvent((number: string) => vat.check(number));
  useEffect(() => {
    const draft = readBillingDraft(tabStorage);
    for (const name of ['company', 'vatNumber'] as const) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      field.value ||= draft?.[name] ?? '';
      if (field.value !== '') field.closest('details')?.setAttribute('open', '');
    }
    if (draft?.vatNumber) queueMicrotask(() => restored(draft.vatNumber));
  }, [form]);
  const { title, hint, name, vatNumber } = billingWords.company;

  return (
    <div className={styles['whole']}>
      <Disclosure summary={title} open={isOpen}>
        <div className={styles['grid']}>
          <TextField label={name} name="company" autoComplete="organization" maxLength={200} hint={hint} />
          <TextField
            label={vatNumber}
            name="vatNumber"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_VAT_NUMBER_LENGTH}
            error={error}
            hint={vat.words}
            onBlur={({ currentTarget }) => vat.check(currentTarget.value)}
          />
        </div>
      </Disclosure>
    </div>
  );
}
