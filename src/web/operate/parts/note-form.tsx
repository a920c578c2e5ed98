import { type SubmitEvent, useRef, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useAct } from '../api/use-act.ts';
import { ErrorAlert } from './error-panel.tsx';
import { useAskedAct } from './use-asked-act.ts';

import styles from './note-form.module.css';

const LONGEST = 2000;

interface NoteFormProps {
  words: { label: string; hint: string; missing: string; button: string };
  rows: number;
  onWrite: (text: string) => Promise<void>;
}

/** A note for other operators. If saving fails, the text stays in the field. */
export function NoteForm({ words, rows, onWrite }: NoteFormProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  useAskedAct({ note: () => text.current?.focus() });
  const { busy, failure, run } = useAct(async () => {
    await onWrite(text.current?.value ?? '');
    if (text.current) text.current.value = '';
  });

  function write(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (text.current?.value.trim() !== '') return run();
    setIsMissing(true);
    text.current.focus();
  }

  return (
    <form noValidate className={styles['form']} onSubmit={write}>
      <TextArea
        ref={text}
        label={words.label}
        rows={rows}
        maxLength={LONGEST}
        hint={words.hint}
        error={isMissing ? words.missing : null}
        onInput={() => setIsMissing(false)}
      />
      <ErrorAlert failure={failure} />
      <Button type="submit" variant="secondary" busy={busy}>
        {words.button}
      </Button>
    </form>
  );
}
