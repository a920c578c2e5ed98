import { useState } from 'react';

import type { LocalCurrency } from '../../../domain/operators/pricing/currency-schema.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { CHANGED_BY_ANOTHER, ConsoleFailure, isFailure } from '../api/console-failure.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { CodePreview } from './code-preview.tsx';
import { PlacesField } from './places-field.tsx';
import { type CodeField, type Promotion, readCode, type TypedCode, typedOf } from './typed-code.ts';
import { codeDialogWords as words } from './words.ts';

import styles from './codes.module.css';

interface CodeDialogProps {
  /** Null for a new code. */
  promotion: Promotion | null;
  onClose: () => void;
  onDone: (promotion: Output<'promotion_create'>) => void;
  /** Somebody else has changed it first. */
  onChanged: () => void;
}

/** An amount for each currency that the shop sells in; it names those that it has already, too. */
function LocalAmounts({
  amounts,
  wrong,
  onChange,
}: {
  amounts: TypedCode['amounts'];
  wrong: Partial<Record<CodeField, string>>;
  onChange: (amounts: TypedCode['amounts']) => void;
}) {
  const { data, failure } = useVerb('currencies', {});
  const wanted = (data?.currencies ?? []).filter(({ on, currency }) => on || currency in amounts);
  return (
    <>
      <ErrorAlert failure={failure} />
      {wanted.map(({ currency }) => (
        <TextField
          key={currency}
          label={words.local(currency)}
          hint={words.localHint}
          error={wrong[currency] ?? null}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          value={amounts[currency] ?? ''}
          onChange={(event) => onChange({ [currency]: event.currentTarget.value })}
        />
      ))}
    </>
  );
}

export function CodeDialog({ promotion, onClose, onDone, onChanged }: CodeDialogProps) {
  const [typed, setTyped] = useState(() => typedOf(promotion));
  // The edits are based on this version: to edit a newer one, the operator opens the dialog again.
  const [seen] = useState(promotion);
  const [wrong, setWrong] = useState<Partial<Record<CodeField, string>>>({});
  const told = promotion ? words.change : words.make;
  const change = (changed: Partial<TypedCode>) => {
    setTyped((before) => ({ ...before, ...changed }));
    setWrong({});
  };
  const text = (field: Exclude<CodeField, LocalCurrency>) => ({
    value: typed[field],
    error: wrong[field] ?? null,
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [field]: event.currentTarget.value }),
  });

  const read = readCode(typed.code === '' ? { ...typed, code: UNNAMED } : typed);
  const [losing, setLosing] = useState<number | null>(null);

  async function keep(reason: string, confirm: number | undefined) {
    const read = readCode(typed);
    if ('wrong' in read) {
      setWrong(read.wrong);
      throw new ConsoleFailure(400, 'invalid_field', Object.values(read.wrong)[0] ?? '');
    }
    try {
      const { terms } = read;
      onDone(
        seen
          ? await callVerb('promotion_change', { ...terms, version: seen.version, reason, confirm })
          : await callVerb('promotion_create', { ...terms, confirm }),
      );
    } catch (error) {
      if (isFailure(error, CHANGED_BY_ANOTHER)) onChanged();
      throw error;
    }
  }

  return (
    <ConfirmDialog
      open
      title={told.title}
      lead={told.lead}
      action={told.action}
      asksWhy={promotion !== null}
      figure={'terms' in read ? losing : null}
      onClose={onClose}
      onConfirm={keep}
    >
      <div className={styles['fields']}>
        {promotion === null && (
          <TextField
            label={words.code}
            hint={words.codeHint}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            {...text('code')}
          />
        )}
        <SelectField
          label={words.kind}
          value={typed.kind}
          onChange={(event) => change({ kind: event.currentTarget.value as TypedCode['kind'] })}
        >
          <option value="percent">{words.kinds.percent}</option>
          <option value="amount">{words.kinds.amount}</option>
        </SelectField>
        <TextField label={words[typed.kind]} inputMode="decimal" maxLength={10} {...text('value')} />
        {typed.kind === 'amount' && (
          <LocalAmounts
            amounts={typed.amounts}
            wrong={wrong}
            onChange={(amounts) => change({ amounts: { ...typed.amounts, ...amounts } })}
          />
        )}
        <TextField label={words.from} type="datetime-local" {...text('from')} />
        <TextField label={words.until} hint={words.timeHint} type="datetime-local" {...text('until')} />
        <TextField label={words.uses} inputMode="numeric" maxLength={8} {...text('uses')} />
        <TextField
          label={words.each}
          hint={words.countHint}
          inputMode="numeric"
          maxLength={8}
          {...text('each')}
        />
        <PlacesField chosen={typed.places} onChange={(places) => change({ places })} />
        <Checkbox checked={typed.first} onChange={(event) => change({ first: event.currentTarget.checked })}>
          {words.first}
        </Checkbox>
        <Checkbox checked={typed.floor} onChange={(event) => change({ floor: event.currentTarget.checked })}>
          {words.floor}
        </Checkbox>
        <TextField
          label={words.note}
          value={typed.note}
          maxLength={300}
          autoComplete="off"
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        {'terms' in read && <CodePreview terms={read.terms} onLosing={setLosing} />}
      </div>
    </ConfirmDialog>
  );
}

/** Stands for the name in a preview, which needs none. */
const UNNAMED = 'NEW';
