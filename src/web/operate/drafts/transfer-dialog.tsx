import { useRef, useState } from 'react';

import { exampleAmount, typedAmount } from '../../../domain/operators/typed-amount.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { ConsoleFailure } from '../api/console-failure.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { draftWords } from './words.ts';

import styles from './drafts.module.css';

const words = draftWords.transfer;

/** What is noted: money that arrived, or a transfer back, perhaps of a refund. */
export interface NotedWay {
  direction: 'in' | 'out';
  refund: string | null;
  /** As it is typed; empty to ask for it. */
  amount: string;
}

interface TransferDialogProps {
  draft: Pick<Output<'draft_order'>, 'id' | 'currency'>;
  /** Null while it is closed. */
  way: NotedWay | null;
  onClose: () => void;
  onNoted: () => void;
}

export function TransferDialog({ draft: { id, currency }, way, onClose, onNoted }: TransferDialogProps) {
  const amount = useRef<HTMLInputElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const reference = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<'amount' | 'day' | 'reference' | null>(null);
  const direction = way?.direction ?? 'in';

  async function note() {
    const typed = typedAmount(amount.current?.value ?? '', currency);
    const on = day.current?.value ?? '';
    const said = reference.current?.value.trim() ?? '';
    const missing = typed === null ? 'amount' : on === '' ? 'day' : said === '' ? 'reference' : null;
    setWrong(missing);
    if (typed === null || missing !== null)
      throw new ConsoleFailure(
        400,
        'invalid_field',
        missing === 'amount' ? words.wrongAmount : words.missing,
      );
    const noted = { id, cents: typed.amount, day: on, reference: said };
    await (direction === 'in'
      ? callVerb('transfer_note', noted)
      : callVerb('transfer_return', { ...noted, refund: way?.refund ?? null }));
    onNoted();
  }

  return (
    <ConfirmDialog
      open={way !== null}
      title={words.title[direction]}
      lead={words.lead[direction]}
      action={words.action}
      asksWhy={false}
      onClose={onClose}
      onConfirm={note}
    >
      <div key={`${direction} ${way?.refund}`} className={styles['form']}>
        <TextField
          ref={amount}
          label={words.amount}
          hint={words.amountHint(exampleAmount(currency))}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={way?.amount ?? ''}
          error={wrong === 'amount' ? words.wrongAmount : null}
        />
        <TextField ref={day} type="date" label={words.day} error={wrong === 'day' ? words.missing : null} />
        <TextField
          ref={reference}
          label={words.reference}
          autoComplete="off"
          maxLength={140}
          error={wrong === 'reference' ? words.missing : null}
        />
      </div>
    </ConfirmDialog>
  );
}
