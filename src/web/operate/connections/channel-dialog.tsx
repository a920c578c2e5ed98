import { useRef, useState } from 'react';

import { SEVERITIES, type Severity } from '../../../domain/operators/cases.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { ConsoleFailure } from '../api/console-failure.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { SeverityBoxes } from './severity-boxes.tsx';
import { channelWords } from './words.ts';

import styles from './connections.module.css';

const words = channelWords.create;
const KINDS = ['slack', 'webhook'] as const;

/** The ticked ones. @throws ConsoleFailure without any */
export function chosenIn(list: HTMLFieldSetElement | null): Severity[] {
  const ticked = new Set(
    [...(list?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(({ value }) => value),
  );
  const chosen = SEVERITIES.filter((severity) => ticked.has(severity));
  if (chosen.length === 0) throw new ConsoleFailure(400, 'invalid_field', words.missing);
  return chosen;
}

interface ChannelDialogProps {
  open: boolean;
  onClose: () => void;
  onMade: () => void;
}

export function ChannelDialog({ open, onClose, onMade }: ChannelDialogProps) {
  const kind = useRef<HTMLSelectElement>(null);
  const url = useRef<HTMLInputElement>(null);
  const severities = useRef<HTMLFieldSetElement>(null);
  const [isMissing, setIsMissing] = useState(false);

  async function make() {
    const typed = url.current?.value.trim() ?? '';
    if (typed === '') {
      setIsMissing(true);
      url.current?.focus();
      throw new ConsoleFailure(400, 'invalid_field', words.missing);
    }
    await callVerb('alert_channel_create', {
      kind: KINDS.find((one) => one === kind.current?.value) ?? KINDS[0],
      url: typed,
      severities: chosenIn(severities.current),
    });
    onMade();
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
        <SelectField ref={kind} label={words.kind}>
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {channelWords.kinds[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          ref={url}
          label={words.url}
          hint={words.urlHint}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          error={isMissing ? words.missing : null}
          onInput={() => setIsMissing(false)}
        />
        <SeverityBoxes ref={severities} chosen={['critical', 'error']} />
      </div>
    </ConfirmDialog>
  );
}
