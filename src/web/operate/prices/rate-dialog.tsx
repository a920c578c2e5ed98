import { useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { ConsoleFailure } from '../api/console-failure.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { type Listed, nameOfCurrency, rateDay, rateText, tenDollars } from './currency-facts.ts';
import { currencyWords, rateDialogWords as words } from './currency-words.ts';
import { readRate } from './typed-rate.ts';

import styles from './prices.module.css';

/** A rate that moved further than this since the last one is more likely a typo than news. */
const FAR = 0.1;
const PERCENT = new Intl.NumberFormat('en', {
  style: 'percent',
  signDisplay: 'always',
  maximumSignificantDigits: 3,
});

interface RateDialogProps {
  listed: Listed;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Enters a currency's rate by hand. */
export function RateDialog({ listed, onClose, onDone }: RateDialogProps) {
  const { currency, rate: last } = listed;
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [isSure, setSure] = useState(false);
  const read = readRate(typed);
  const moved = 'rate' in read && last ? read.rate / last.per_base - 1 : 0;
  const isFar = Math.abs(moved) > FAR;
  const before = last && currencyWords.rate(rateText(last.per_base), currency);
  const { title, text, sure } = words.moved(PERCENT.format(moved));

  async function enter(reason: string, confirm: number | undefined) {
    const refusal = 'wrong' in read ? read.wrong : isFar && !isSure ? words.unsure : null;
    if (refusal !== null || 'wrong' in read) {
      setWrong('wrong' in read ? read.wrong : null);
      throw new ConsoleFailure(400, 'invalid_field', refusal ?? words.wrong);
    }
    const { count } = await callVerb('rate_enter', { currency, per_base: read.rate, reason, confirm });
    onDone(words.done(count));
  }

  return (
    <ConfirmDialog
      open
      title={words.title(nameOfCurrency(currency))}
      lead={words.lead(last?.source === 'ecb')}
      action={words.action}
      onClose={onClose}
      onConfirm={enter}
    >
      <div className={styles['preview']}>
        <TextField
          label={words.rate(currency)}
          hint={
            'rate' in read
              ? words.read(...tenDollars(listed, read.rate))
              : before && last && words.last(before, rateDay(last.of_day))
          }
          error={wrong}
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(null);
            setSure(false);
          }}
        />
        {isFar && (
          <Alert tone="warning" title={title}>
            {text}
            <Checkbox checked={isSure} onChange={(event) => setSure(event.currentTarget.checked)}>
              {sure}
            </Checkbox>
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
