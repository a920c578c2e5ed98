import { useRef, useState } from 'react';

import { addressComplaint } from '../../../domain/email-address.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { ConsoleFailure } from '../api/console-failure.ts';
import type { Input, Output } from '../api/verbs.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DescriptionList } from './description-list.tsx';
import { addressWords as words } from './words.ts';

import styles from './address-dialog.module.css';

export type WhichAddress = NonNullable<Input<'address_change'>['which']>;

interface AddressDialogProps {
  order: Pick<Output<'order'>, 'id' | 'seen' | 'buyer'>;
  /** The address to change, unless the operator chooses the other one. */
  which: WhichAddress;
  open: boolean;
  onClose: () => void;
  /** Runs the act and shows its message. */
  act: (run: () => Promise<string>) => Promise<void>;
}

/** Changes an order's address, or the second one of an order with two. */
export function AddressDialog(props: AddressDialogProps) {
  // Mounted at each opening, to start empty.
  return props.open ? <OpenAddressDialog {...props} /> : null;
}

function OpenAddressDialog({ order: { id, seen, buyer }, which: first, onClose, act }: AddressDialogProps) {
  const address = useRef<HTMLInputElement>(null);
  const [which, setWhich] = useState(first);
  const [wrong, setWrong] = useState<string | null>(null);
  const { email, alternative_email: second } = buyer;

  async function change(reason: string) {
    const to = address.current?.value.trim() ?? '';
    if (addressComplaint(to) !== null) {
      setWrong(words.wrong);
      address.current?.focus();
      throw new ConsoleFailure(400, 'invalid_field', words.wrong);
    }
    await act(async () => {
      const { told, in_account: isInAccount } = await callVerb('address_change', {
        order: id,
        seen,
        to,
        which,
        reason,
      });
      return words.done(to, told, isInAccount);
    });
  }

  return (
    <ConfirmDialog
      open
      title={words.title}
      lead={words.lead}
      action={words.action}
      onClose={onClose}
      onConfirm={change}
    >
      <div className={styles['fields']}>
        {second === null ? (
          <DescriptionList facts={[[words.now, email]]} />
        ) : (
          <SelectField
            label={words.which}
            value={which}
            onChange={({ currentTarget }) => setWhich(currentTarget.value as WhichAddress)}
          >
            <option value="email">{email}</option>
            <option value="alternative_email">{second}</option>
          </SelectField>
        )}
        <TextField
          ref={address}
          label={words.to}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={wrong}
          onInput={() => setWrong(null)}
        />
      </div>
    </ConfirmDialog>
  );
}
