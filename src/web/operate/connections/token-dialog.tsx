import { useRef, useState } from 'react';

import { type Role, ROLES } from '../../../domain/operators/roles.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { ConsoleFailure } from '../api/console-failure.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { roleWords } from '../sign-in/words.ts';
import { tokenWords } from './words.ts';

import styles from './connections.module.css';

const words = tokenWords.create;

/** The weakest role by default; an owner chooses a stronger one. */
const FIRST_ROLE: Role = 'viewer';

interface TokenDialogProps {
  open: boolean;
  onClose: () => void;
  onMade: (secret: string) => void;
}

export function TokenDialog({ open, onClose, onMade }: TokenDialogProps) {
  const name = useRef<HTMLInputElement>(null);
  const role = useRef<HTMLSelectElement>(null);
  const [isMissing, setIsMissing] = useState(false);

  async function make() {
    const typed = name.current?.value.trim() ?? '';
    if (typed === '') {
      setIsMissing(true);
      name.current?.focus();
      throw new ConsoleFailure(400, 'invalid_field', words.missing);
    }
    const made = await callVerb('api_token_create', { name: typed, role: role.current?.value as Role });
    onMade(made.secret);
  }

  return (
    <ConfirmDialog
      open={open}
      title={words.title}
      lead={words.lead}
      action={words.action}
      asksWhy={false}
      onClose={onClose}
      onConfirm={make}
    >
      <div className={styles['fields']}>
        <TextField
          ref={name}
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          maxLength={60}
          error={isMissing ? words.missing : null}
          onInput={() => setIsMissing(false)}
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
