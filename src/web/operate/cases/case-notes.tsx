import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { Quiet } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { NoteForm } from '../parts/note-form.tsx';
import { caseWords } from './words.ts';

import styles from './cases.module.css';

const words = caseWords.notes;

export function CaseNotes({ found, onAdded }: { found: Output<'case'>; onAdded: () => void }) {
  const can = useCan();

  async function write(text: string) {
    await callVerb('case_note', { case: found.id, words: text });
    onAdded();
  }

  return (
    <Card title={words.title}>
      {found.notes.length === 0 && <Quiet>{words.none}</Quiet>}
      {found.notes.length > 0 && (
        <ul className={styles['notes']}>
          {found.notes.map(({ at, operator, words: told }) => (
            <li key={`${at} ${told}`}>
              <p className={styles['note']}>{told}</p>
              <Quiet>
                <Moment at={at} /> · {operator ?? words.commandLine}
              </Quiet>
            </li>
          ))}
        </ul>
      )}
      {can('cases.work') && <NoteForm words={words} rows={3} onWrite={write} />}
    </Card>
  );
}
