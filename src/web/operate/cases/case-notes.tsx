import { type FormEvent, useRef, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { callVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { useMay } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { Box } from '../parts/box.tsx';
import { CallAlert } from '../parts/call-trouble.tsx';
import { Moment } from '../parts/moment.tsx';
import { caseWords } from './words.ts';

import styles from './cases.module.css';

const words = caseWords.notes;
const LONGEST_NOTE = 2000;

/** What people told each other about a case. */
export function CaseNotes({ found, onAdded }: { found: Output<'case'>; onAdded: () => void }) {
  const may = useMay();
  return (
    <Box title={words.title}>
      {found.notes.length === 0 && <p className={styles['empty']}>{words.none}</p>}
      {found.notes.length > 0 && (
        <ul className={styles['notes']}>
          {found.notes.map(({ at, operator, words: told }) => (
            <li key={`${at} ${told}`}>
              <p className={styles['note']}>{told}</p>
              <p className={styles['when']}>
                <Moment at={at} /> · {operator ?? words.commandLine}
              </p>
            </li>
          ))}
        </ul>
      )}
      {may('cases.work') && <AddNote which={found.id} onAdded={onAdded} />}
    </Box>
  );
}

function AddNote({ which, onAdded }: { which: string; onAdded: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const told = field.current?.value.trim() ?? '';
    if (busy) return;
    if (told === '') {
      setIsEmpty(true);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await callVerb('case_note', { which, words: told });
      if (field.current) field.current.value = '';
      onAdded();
    } catch (error) {
      setFailure(asFailure(error));
    }
    setBusy(false);
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void add(event)}>
      <TextArea
        ref={field}
        label={words.field}
        rows={3}
        maxLength={LONGEST_NOTE}
        hint={words.hint}
        error={isEmpty ? words.empty : null}
        onInput={() => setIsEmpty(false)}
      />
      <CallAlert failure={failure} />
      <Button type="submit" variant="secondary" busy={busy}>
        {words.add}
      </Button>
    </form>
  );
}
