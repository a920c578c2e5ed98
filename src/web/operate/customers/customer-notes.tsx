import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { Lines, Quiet } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { NoteForm } from '../parts/note-form.tsx';
import { customerWords } from './words.ts';

import styles from './customers.module.css';

const words = customerWords.notes;

interface CustomerNotesProps {
  customer: Output<'customer'>;
  /** The customer is out of date on screen. */
  onChanged: () => void;
}

/** What operators wrote about the customer for each other, and room for more. */
export function CustomerNotes({ customer: { id, notes }, onChanged }: CustomerNotesProps) {
  const can = useCan();

  async function write(text: string) {
    await callVerb('customer_note', { customer: id, text });
    onChanged();
  }

  return (
    <Card title={words.title}>
      <div className={styles['notes']}>
        {can('customers.note') && <NoteForm words={words.form} rows={2} onWrite={write} />}
        {notes.length > 0 && (
          <Lines>
            {notes.map(({ at, operator, text }) => (
              <li key={`${at} ${text}`}>
                <p className={styles['text']}>{text}</p>
                <Quiet>
                  <Moment at={at} /> · {operator ?? customerWords.acts.commandLine}
                </Quiet>
              </li>
            ))}
          </Lines>
        )}
      </div>
    </Card>
  );
}
