import type { FormEvent } from 'react';

import { planLabel } from '../../domain/catalog/plan.ts';
import { labelled } from '../../domain/language-words.ts';
import { formatMoney, ofSent } from '../../domain/money.ts';
import type { Withdrawable } from '../../domain/withdrawal/withdrawal-schema.ts';
import { answerOf } from '../api/api.ts';
import { useApi } from '../api/use-api.ts';
import { useCall } from '../api/use-call.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EmailField } from '../ui/form/email-field.tsx';
import { ErrorCount } from '../ui/form/error-count.tsx';
import { focusFirst } from '../ui/form/focus-first.ts';
import { TextField } from '../ui/form/text-field.tsx';
import { useFieldErrors } from '../ui/form/use-field-errors.ts';
import { LocalDate } from '../ui/time/local-date.tsx';
import { commonWords } from '../ui/words.ts';
import { errorsIn, readTyped } from './read-typed.ts';
import { askOrderWords, declareWords } from './words.ts';

import styles from '../account/links/link-page.module.css';

const errors = errorsIn('name', declareWords.noName);

interface DeclareProps {
  token: string;
  contract: Withdrawable;
  onDone: (contract: Withdrawable) => void;
}

/** The second step: who withdraws, from which contract, and which address gets the receipt. */
export function Declare({ token, contract, onDone }: DeclareProps) {
  const api = useApi();
  const { busy, error, run } = useCall('withdrawing from a contract');
  const { errorOf, check, count, watch } = useFieldErrors(errors);
  const amount = formatMoney(ofSent(contract.amount));

  async function declare(form: HTMLFormElement) {
    const wrong = check(form);
    focusFirst(form, wrong);
    const typed = readTyped(form, 'name');
    if (wrong.length > 0 || !typed) return;
    const json = { token, name: typed.text, email: typed.email };
    const done = await run(() => answerOf(api.withdrawals.confirm.$post({ json })));
    if (done) onDone(done.contract);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void declare(event.currentTarget);
  }

  return (
    <>
      <h1 className={styles['title']}>{declareWords.title}</h1>
      <p className={styles['lead']}>{declareWords.lead(contract.is_top_up, amount)}</p>
      <form method="post" noValidate onSubmit={submit} {...watch} className={styles['form']}>
        <TextField
          label={labelled(declareWords.contract, askOrderWords.number)}
          value={contract.number}
          locked
          hint={declareWords.what(contract.plan.country, planLabel(contract.plan))}
        />
        <TextField
          label={declareWords.name}
          name="name"
          required
          defaultValue={contract.name}
          autoComplete="name"
          maxLength={200}
          error={errorOf('name')}
        />
        <EmailField
          label={declareWords.email}
          name="email"
          required
          defaultValue={contract.email}
          hint={declareWords.emailHint}
          error={errorOf('email')}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? commonWords.pleaseWait : declareWords.confirm}
        </Button>
        <ErrorCount count={count} />
        {error !== null && <Alert title={error}>{declareWords.failed}</Alert>}
      </form>
      {contract.until !== null && (
        <p className={styles['lead']}>{declareWords.until(<LocalDate at={contract.until} withTime />)}</p>
      )}
    </>
  );
}
