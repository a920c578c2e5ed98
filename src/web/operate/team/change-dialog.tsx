import { useRef, useState } from 'react';

import { type Role, ROLES } from '../../../domain/operators/roles.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { CHANGED_BY_ANOTHER, isFailure } from '../api/console-failure.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { roleWords } from '../sign-in/words.ts';
import { teamWords as words } from './words.ts';

export type Person = Output<'team'>['team'][number];
export type ChangeKind = 'role' | 'codes' | 'again' | 'remove';

/** A change to an operator. */
export interface Change {
  kind: ChangeKind;
  person: Person;
}

interface ChangeDialogProps {
  change: Change | null;
  onClose: () => void;
  onDone: (message: string) => void;
  /** Somebody else has changed it first. */
  onChanged: () => void;
}

/** Asks for confirmation; the change takes effect at once. */
export function ChangeDialog({ change, onClose, onDone, onChanged }: ChangeDialogProps) {
  // Keep the text while the dialog fades out.
  const [last, setLast] = useState(change);
  if (change && change !== last) setLast(change);
  const role = useRef<HTMLSelectElement>(null);
  if (!last) return null;
  const { kind, person } = last;
  const { id, version, email } = person;

  const acts: Record<ChangeKind, () => Promise<string>> = {
    async role() {
      const next = role.current?.value as Role;
      await callVerb('operator_role', { id, version, role: next });
      return words.role.done(email, next);
    },
    async codes() {
      await callVerb('operator_reset', { id, version });
      return words.codes.done(email);
    },
    async again() {
      await callVerb('operator_invite', { email, role: person.role });
      return words.codes.done(email);
    },
    async remove() {
      await callVerb('operator_remove', { id, version });
      return words.remove.done(email);
    },
  };
  const told = {
    role: words.role,
    codes: words.codes,
    again: { title: words.again, lead: () => words.invite.lead, action: words.invite.action },
    remove: words.remove,
  }[kind];

  async function confirm() {
    try {
      onDone(await acts[kind]());
    } catch (error) {
      if (isFailure(error, CHANGED_BY_ANOTHER)) onChanged();
      throw error;
    }
  }

  return (
    <ConfirmDialog
      open={change !== null}
      title={told.title}
      lead={told.lead(email)}
      action={told.action}
      asksWhy={false}
      onClose={onClose}
      onConfirm={confirm}
    >
      {kind === 'role' && (
        <SelectField key={id} ref={role} label={words.role.field} defaultValue={person.role}>
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {roleWords[one].name}
            </option>
          ))}
        </SelectField>
      )}
    </ConfirmDialog>
  );
}
