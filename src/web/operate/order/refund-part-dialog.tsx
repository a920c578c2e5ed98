import { useRef, useState } from 'react';

import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { formatMoney } from '../../../domain/money.ts';
import { exampleAmount, typedAmount } from '../../../domain/operators/typed-amount.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { ConsoleFailure } from '../api/console-failure.ts';
import { useVerb } from '../api/use-verb.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { moneyWords } from './money-words.ts';
import { Preview } from './preview.tsx';

import styles from './order.module.css';

interface RefundPartDialogProps {
  id: string;
  words: (typeof moneyWords)['part'] | (typeof moneyWords)['goodwill'];
  /** Whether the amount may be everything that is left. */
  mayBeAll: boolean;
  open: boolean;
  onClose: () => void;
  onConfirm: (cents: number, reason: string) => Promise<unknown>;
}

/** Refunds an amount and leaves the eSIM; first shows what is left of the payment. */
export function RefundPartDialog(props: RefundPartDialogProps) {
  // Mounted at each opening, to start empty.
  return props.open ? <OpenRefundPartDialog {...props} /> : null;
}

function OpenRefundPartDialog({ id, words, mayBeAll, onClose, onConfirm }: RefundPartDialogProps) {
  const preview = useVerb('refund_preview', { order: id });
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const left = preview.data?.amount ?? null;
  const amount = left && typedAmount(typed, left.currency);
  const noAmount = words.noAmount(exampleAmount(left?.currency ?? BASE_CURRENCY));

  function complaint(): string | null {
    if (!amount) return noAmount;
    if (left && amount.amount > left.cents) return moneyWords.tooMuch(left.text);
    if (left && !mayBeAll && amount.amount === left.cents) return moneyWords.isAll;
    return null;
  }

  async function confirm(reason: string) {
    const wrongNow = complaint();
    if (wrongNow !== null || !amount) {
      setWrong(wrongNow);
      field.current?.focus();
      throw new ConsoleFailure(400, 'invalid_field', wrongNow ?? noAmount);
    }
    await onConfirm(amount.amount, reason);
  }

  return (
    <ConfirmDialog
      open
      title={words.title}
      lead={words.lead}
      action={words.action(amount && formatMoney(amount))}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Preview
        of={preview}
        facts={({ paid, amount: rest, method, buyer, plan }) => [
          [moneyWords.paid, paid.text],
          [moneyWords.left, rest.text],
          [moneyWords.to, method],
          [moneyWords.buyer, buyer],
          [moneyWords.plan, plan],
        ]}
      />
      <div className={styles['amount']}>
        <TextField
          ref={field}
          label={moneyWords.amount(left?.currency ?? null)}
          hint={left ? moneyWords.atMost(left.text) : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          error={wrong}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(null);
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
