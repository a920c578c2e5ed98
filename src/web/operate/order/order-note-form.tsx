import { type SubmitEvent, useRef, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { callVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { CallAlert } from '../parts/call-trouble.tsx';
import { orderWords } from './words.ts';

import styles from './order.module.css';

const words = orderWords.note;
const LONGEST = 2000;

/** Writes something for the other operators. It stands in the timeline then, for as long as the order keeps its buyer. */
export function OrderNoteForm({ which, onWritten }: { which: string; onWritten: () => void }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);

  async function write(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = text.current;
    if (busy || !field) return;
    if (field.value.trim() === '') {
      setIsMissing(true);
      field.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await callVerb('note', { which, text: field.value });
      field.value = '';
      onWritten();
    } catch (error) {
      setFailure(asFailure(error));
    }
    setBusy(false);
  }

  return (
    <form noValidate className={styles['note']} onSubmit={(event) => void write(event)}>
      <TextArea
        ref={text}
        label={words.label}
        rows={2}
        maxLength={LONGEST}
        hint={words.hint}
        error={isMissing ? words.missing : null}
        onInput={() => setIsMissing(false)}
      />
      <CallAlert failure={failure} />
      <Button type="submit" variant="secondary" busy={busy}>
        {words.button}
      </Button>
    </form>
  );
}
