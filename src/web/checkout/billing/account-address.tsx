import { useState } from 'react';

import { tabStorage } from '../../browser/browser-storage.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { EMPTY_DRAFT, readBillingDraft } from './billing-draft.ts';
import { EMAIL_FIELD, goesTo } from './email-field.ts';

import styles from './billing-fields.module.css';

interface AccountAddressProps {
  email: string;
  /** The plan goes onto an eSIM that the buyer has. */
  isTopUp: boolean;
  error: string | null;
}

/** The account's own address, which stays as it is, and a second one if its owner wants it. */
export function AccountAddress({ email, isTopUp, error }: AccountAddressProps) {
  const [draft] = useState(() => readBillingDraft(tabStorage) ?? EMPTY_DRAFT);
  const [isOpen, setOpen] = useState(draft.useAlternative);
  return (
    <>
      <TextField
        className={styles['whole']}
        label="Email Address"
        type="email"
        name="accountEmail"
        value={email}
        required
        locked
        hint={isOpen ? 'The address of your account.' : goesTo(isTopUp, 'this address')}
      />
      <Checkbox
        name="useAlternative"
        checked={isOpen}
        onChange={({ target }) => setOpen(target.checked)}
        className={styles['choice']}
      >
        Use a different email address
      </Checkbox>
      {isOpen && (
        <TextField
          {...EMAIL_FIELD}
          className={styles['whole']}
          label="Alternative Email Address"
          name="alternativeEmail"
          defaultValue={draft.alternativeEmail}
          hint={goesTo(isTopUp, 'both addresses')}
          error={error}
        />
      )}
    </>
  );
}
