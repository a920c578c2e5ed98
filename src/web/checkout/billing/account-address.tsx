import { useState } from 'react';

import { tabStorage } from '../../browser/browser-storage.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { EmailField } from '../../ui/form/email-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { Bought } from '../outcome/words.ts';
import { EMPTY_DRAFT, readBillingDraft } from './billing-draft.ts';
import { billingWords } from './words.ts';

import styles from './billing-fields.module.css';

interface AccountAddressProps {
  email: string;
  what: Bought;
  error: string | null;
}

/** The account's address, which cannot be changed here, and a second one if the user wants it. */
export function AccountAddress({ email, what, error }: AccountAddressProps) {
  const [draft] = useState(() => readBillingDraft(tabStorage) ?? EMPTY_DRAFT);
  const [isOpen, setOpen] = useState(draft.useAlternative);
  return (
    <>
      <TextField
        className={styles['whole']}
        label={billingWords.email}
        type="email"
        name="accountEmail"
        value={email}
        required
        locked
        hint={isOpen ? billingWords.ofAccount : billingWords.goesThere(what)}
      />
      <Checkbox
        name="useAlternative"
        checked={isOpen}
        onChange={({ target }) => setOpen(target.checked)}
        className={styles['choice']}
      >
        {billingWords.other}
      </Checkbox>
      {isOpen && (
        <EmailField
          required
          className={styles['whole']}
          label={billingWords.otherEmail}
          name="alternativeEmail"
          defaultValue={draft.alternativeEmail}
          hint={billingWords.goesToBoth(what)}
          error={error}
        />
      )}
    </>
  );
}
