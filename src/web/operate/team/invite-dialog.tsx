import { useRef, useState } from 'react';

import { addressComplaint } from '../../../domain/email-address.ts';
import { type Role, ROLES } from '../../../domain/operators/roles.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { ConsoleFailure } from '../api/console-failure.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { roleWords } from '../sign-in/words.ts';
import { teamWords } from './words.ts';

import styles from './team.module.css';

const words = teamWords.invite;

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** The weakest role by default; an owner chooses a stronger one. */
const FIRST_ROLE: Role = 'viewer';

export function InviteDialog({ open, onClose, onDone }: InviteDialogProps) {
  const email = useRef<HTMLInputElement>(null);
  const role = useRef<HTMLSelectElement>(null);
  const [wrong, setWrong] = useState(false);

  async function invite() {
    const address = email.current?.value.trim() ?? '';
    if (addressComplaint(address) !== null) {
      setWrong(true);
      email.current?.focus();
      throw new ConsoleFailure(400, 'invalid_field', words.wrong);
    }
    await callVerb('operator_invite', { email: address, role: role.current?.value as Role });
    onDone(words.done(address));
  }

  return (
    <ConfirmDialog
      open={open}
      title={words.title}
      lead={words.lead}
      action={words.action}
      asksWhy={false}
      onClose={onClose}
      onConfirm={invite}
    >
      <div className={styles['fields']}>
        <TextField
          ref={email}
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={wrong ? words.wrong : null}
          onInput={() => setWrong(false)}
        />
        <SelectField ref={role} label={words.role} defaultValue={FIRST_ROLE}>
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {roleWords[one].name}
            </option>
          ))}
        </SelectField>
      </div>
    </ConfirmDialog>
  );
}
