import { useRef, useState } from 'react';

import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../domain/operators/webhook-events.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ConsoleFailure } from '../api/console-failure.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { eventWords, webhookWords } from './words.ts';

import styles from './connections.module.css';

const words = webhookWords.form;

interface WebhookDialogProps {
  open: boolean;
  told: { title: string; lead: string; action: string };
  /** What it begins with. */
  url?: string;
  events?: readonly string[];
  onClose: () => void;
  onConfirm: (typed: { url: string; events: WebhookEvent[] }) => Promise<unknown>;
}

/** Asks where an endpoint is, and what it wants to hear. */
export function WebhookDialog({
  open,
  told,
  url: before = '',
  events = WEBHOOK_EVENTS,
  onClose,
  onConfirm,
}: WebhookDialogProps) {
  const url = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  const [isMissing, setIsMissing] = useState(false);

  async function confirm() {
    const typed = url.current?.value.trim() ?? '';
    const boxes = [...(list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
    const chosen = WEBHOOK_EVENTS.filter((event) => boxes.some(({ value }) => value === event));
    if (typed === '' || chosen.length === 0) {
      setIsMissing(true);
      throw new ConsoleFailure(400, 'invalid_field', words.missing);
    }
    await onConfirm({ url: typed, events: chosen });
  }

  return (
    <ConfirmDialog
      open={open}
      title={told.title}
      lead={told.lead}
      action={told.action}
      asksWhy={false}
      onClose={onClose}
      onConfirm={confirm}
    >
      <div className={styles['fields']}>
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
          defaultValue={before}
          error={isMissing ? words.missing : null}
          onInput={() => setIsMissing(false)}
        />
        <fieldset ref={list} className={styles['events']}>
          <legend>{words.events}</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox key={event} value={event} defaultChecked={events.includes(event)}>
              {eventWords[event]} <code className={styles['name']}>{event}</code>
            </Checkbox>
          ))}
        </fieldset>
      </div>
    </ConfirmDialog>
  );
}
