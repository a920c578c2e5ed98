import { type FormEvent, useState } from 'react';

import { LEAD_STATES } from '../../../domain/enterprise/lead-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { callVerb } from '../api/call-verb.ts';
import { asFailure, CHANGED_BY_ANOTHER, type ConsoleFailure } from '../api/console-failure.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { leadStateWords, leadWords } from './words.ts';

import styles from './leads.module.css';

const words = leadWords.work;
const MAX_NOTE_LENGTH = 4000;

interface LeadFormProps {
  lead: Output<'lead'>;
  /** The request is out of date on screen. */
  onChanged: () => void;
}

/** A request's state, its owner and its notes. What the operator has typed stays if somebody else saves first. */
export function LeadForm({ lead, onChanged }: LeadFormProps) {
  const people = useVerb('team', {}).data?.team;
  const [state, setState] = useState(lead.state);
  const [owner, setOwner] = useState(lead.owner_id ?? '');
  const [note, setNote] = useState(lead.note);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const isOther = failure?.reason === CHANGED_BY_ANOTHER;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    setTold(null);
    const isSame = state === lead.state && owner === (lead.owner_id ?? '') && note.trim() === lead.note;
    if (isSame) return setTold(words.unchanged);
    setBusy(true);
    try {
      const { id, version } = lead;
      await callVerb('lead_change', { id, version, state, owner: owner || null, note });
      setTold(words.done);
      onChanged();
    } catch (error) {
      const failed = asFailure(error);
      setFailure(failed);
      if (failed.reason === CHANGED_BY_ANOTHER) onChanged();
    }
    setBusy(false);
  }

  return (
    <Card title={words.title}>
      <form className={styles['form']} onSubmit={(event) => void save(event)}>
        <ErrorAlert failure={failure} />
        {isOther && lead.note !== note && lead.note !== '' && (
          <Alert tone="info" title={words.theirNote}>
            {lead.note}
          </Alert>
        )}
        {told !== null && <Alert tone={told === words.done ? 'success' : 'info'} title={told} />}
        <SelectField
          label={words.state}
          value={state}
          onChange={({ target }) => setState(LEAD_STATES.find((one) => one === target.value) ?? state)}
        >
          {LEAD_STATES.map((one) => (
            <option key={one} value={one}>
              {leadStateWords[one]}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.owner} value={owner} onChange={({ target }) => setOwner(target.value)}>
          <option value="">{words.nobody}</option>
          {people?.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
          {lead.owner_id !== null && !people?.some(({ id }) => id === lead.owner_id) && (
            <option value={lead.owner_id}>{lead.owner}</option>
          )}
        </SelectField>
        <TextArea
          label={words.note}
          hint={words.kept}
          rows={5}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" busy={busy}>
          {words.action}
        </Button>
      </form>
    </Card>
  );
}
