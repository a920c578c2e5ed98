import { useState } from 'react';

import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { ConsoleFailure } from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ChoiceField } from './choice-field.tsx';
import { draftFormWords, draftWords } from './words.ts';

import styles from './drafts.module.css';

const words = draftWords.stuck;
type Shown = Output<'draft_order'>;

interface StuckProps {
  draft: Shown;
  onDone: (told: string) => void;
}

/** What can be done about an order that is paid and whose eSIMs could not be ordered. */
export function Stuck({ draft, onDone }: StuckProps) {
  const mayWork = useCan()('drafts.work');
  const [asked, setAsked] = useState<'change' | 'end' | null>(null);
  const { id, stuck_lines: stuck, lines } = draft;
  if (stuck === null) return null;
  const [first] = stuck;
  const gone = stuck.map((line) => lines[line - 1]?.name ?? '').join('; ');
  return (
    <Alert tone="warning" title={words.title}>
      {stuck.length > 0 ? words.gone(gone) : words.other}
      {mayWork && (
        <div className={styles['acts']}>
          {first !== undefined && (
            <Button variant="secondary" onClick={() => setAsked('change')}>
              {words.change}
            </Button>
          )}
          <Button variant="bare" onClick={() => setAsked('end')}>
            {words.giveUp}
          </Button>
        </div>
      )}
      {first !== undefined && (
        <ChangePlan
          draft={draft}
          line={first}
          open={asked === 'change'}
          onClose={() => setAsked(null)}
          onChanged={() => onDone(draftWords.done.changed)}
        />
      )}
      <ConfirmDialog
        open={asked === 'end'}
        {...draftWords.giveUp}
        onClose={() => setAsked(null)}
        onConfirm={async (reason) => {
          await callVerb('draft_order_give_up', { id, reason });
          onDone(draftWords.done.givenUp);
        }}
      />
    </Alert>
  );
}

interface ChangePlanProps {
  draft: Shown;
  /** Counted from 1. */
  line: number;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

function ChangePlan({ draft, line, open, onClose, onChanged }: ChangePlanProps) {
  const { change } = draftWords;
  const old = draft.lines[line - 1];
  const [place, setPlace] = useState(old?.country_code ?? '');
  const [plan, setPlan] = useState('');
  const [mayLose, setMayLose] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const code = place.trim().toUpperCase();
  const found = useVerb('place', { place: code.length >= 2 ? code : 'JP' });
  const plans = found.data?.code === code ? found.data.offered.filter(({ sold }) => sold) : [];

  async function confirm(reason: string) {
    setMissing(plan === '');
    if (plan === '') throw new ConsoleFailure(400, 'invalid_field', change.missing);
    await callVerb('draft_order_change_plan', {
      id: draft.id,
      version: draft.version,
      line,
      bundle_name: plan,
      country_code: code,
      below_cost: mayLose,
      reason,
    });
    onChanged();
  }

  return (
    <ConfirmDialog
      open={open}
      title={change.title(old?.name ?? '')}
      lead={change.lead}
      action={change.action}
      onClose={onClose}
      onConfirm={confirm}
    >
      <div className={styles['form']}>
        <TextField
          label={change.place}
          hint={change.placeHint}
          value={place}
          maxLength={10}
          autoComplete="off"
          onChange={({ target }) => {
            setPlace(target.value);
            setPlan('');
          }}
        />
        <ChoiceField
          label={change.plan}
          value={plan}
          error={isMissing && plan === '' ? change.missing : null}
          onChange={({ target }) => setPlan(target.value)}
        >
          <option value="">{change.choose}</option>
          {plans.map(({ bundle_name: bundle, data_mb: size, days, tier }) => (
            <option key={bundle} value={bundle}>
              {draftFormWords.planName(
                size < 0 ? draftFormWords.unlimited(tier) : formatDataAmount(size),
                days,
              )}
            </option>
          ))}
        </ChoiceField>
        {draft.terms !== 'free' && (
          <Checkbox checked={mayLose} onChange={({ target }) => setMayLose(target.checked)}>
            {change.belowCost}
          </Checkbox>
        )}
      </div>
    </ConfirmDialog>
  );
}
