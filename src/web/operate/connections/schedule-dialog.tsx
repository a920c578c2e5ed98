import { useRef, useState } from 'react';

import { EVERY } from '../../../domain/operators/export-schedule.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import type { Input, Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { scheduleWords } from './words.ts';

import styles from './connections.module.css';

const words = scheduleWords.create;
type Given = Input<'export_schedule_create'>;
type Target = Given['target'];

const NAMES = Object.keys(scheduleWords.names) as (keyof typeof scheduleWords.names)[];
const TARGETS = Object.keys(words.targets) as Target[];
/** The fields of each target, by the verb's names. */
const FIELDS = {
  mail: [['address', words.address]],
  s3: [
    ['endpoint', words.endpoint],
    ['region', words.region],
    ['bucket', words.bucket],
    ['prefix', words.prefix],
    ['key_id', words.keyId],
    ['secret_key', words.secretKey],
  ],
} as const satisfies Record<Target, readonly (readonly [keyof Given, string])[]>;

interface ScheduleDialogProps {
  /** The one to change; a new one without it. */
  schedule?: Output<'export_schedule'>;
  open: boolean;
  onClose: () => void;
  onMade: () => void;
}

export function ScheduleDialog({ schedule, open, onClose, onMade }: ScheduleDialogProps) {
  const form = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<Target>(schedule?.target ?? 'mail');

  async function make() {
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? [];
    const typed = Object.fromEntries(
      [...fields].map(({ name, value }) => [name, value.trim()] as const).filter(([, value]) => value !== ''),
    );
    // The server says which field is wrong, and why.
    const given = typed as unknown as Given;
    await (schedule
      ? callVerb('export_schedule_change', { ...given, id: schedule.id, version: schedule.version })
      : callVerb('export_schedule_create', given));
    onMade();
  }

  return (
    <ConfirmDialog
      open={open}
      title={schedule ? words.changeTitle : words.title}
      lead={words.lead}
      action={schedule ? words.changeAction : words.action}
      asksWhy={false}
      onClose={onClose}
      onConfirm={make}
    >
      <div ref={form} className={styles['fields']}>
        <SelectField name="export" label={words.export} defaultValue={schedule?.export}>
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {scheduleWords.names[name]}
            </option>
          ))}
        </SelectField>
        <SelectField name="every" label={words.every} defaultValue={schedule?.every}>
          {EVERY.map((every) => (
            <option key={every} value={every}>
              {scheduleWords.every[every]}
            </option>
          ))}
        </SelectField>
        <TextField
          name="query"
          label={words.query}
          hint={words.queryHint}
          maxLength={2000}
          autoComplete="off"
          defaultValue={schedule?.query}
        />
        <SelectField
          name="target"
          label={words.target}
          value={target}
          onChange={({ currentTarget }) =>
            setTarget(TARGETS.find((one) => one === currentTarget.value) ?? 'mail')
          }
        >
          {TARGETS.map((one) => (
            <option key={one} value={one}>
              {words.targets[one]}
            </option>
          ))}
        </SelectField>
        {FIELDS[target].map(([name, label]) => (
          <TextField
            key={name}
            name={name}
            label={label}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...(name !== 'key_id' && name !== 'secret_key' && { defaultValue: schedule?.[name] ?? '' })}
            {...(name === 'key_id' && schedule && { hint: words.keysStay })}
            {...(name === 'secret_key' && { type: 'password', hint: words.secretHint })}
          />
        ))}
      </div>
    </ConfirmDialog>
  );
}
