import mailIcon from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import { type FormEvent, useState } from 'react';

import { answerOf } from '../api/api.ts';
import { useApi } from '../api/use-api.ts';
import { useCall } from '../api/use-call.ts';
import { useSettings } from '../core/site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EmailLink } from '../ui/email-text.tsx';
import { EmailField } from '../ui/form/email-field.tsx';
import { ErrorCount } from '../ui/form/error-count.tsx';
import { focusFirst } from '../ui/form/focus-first.ts';
import { TextField } from '../ui/form/text-field.tsx';
import { useFieldErrors } from '../ui/form/use-field-errors.ts';
import { Panel } from '../ui/panels/panel.tsx';
import { commonWords } from '../ui/words.ts';
import { OwnContracts } from './own-contracts.tsx';
import { errorsIn, readTyped } from './read-typed.ts';
import { askOrderWords, mailedWords } from './words.ts';

import styles from '../account/links/link-page.module.css';

const errors = errorsIn('number', askOrderWords.noNumber);

interface AskOrderProps {
  /** The order number, if the visitor came from an order page. */
  number: string;
  /** The order belongs to this browser or to the user's account. */
  onFound: (token: string) => void;
}

/** Asks for the order, for a visitor who did not come by a mailed link. */
export function AskOrder({ number: known, onFound }: AskOrderProps) {
  const api = useApi();
  const { supportEmail } = useSettings();
  const { busy, error, run } = useCall('finding an order');
  const { errorOf, check, count, watch } = useFieldErrors(errors);
  const [days, setDays] = useState<number | null>(null);

  async function ask(form: HTMLFormElement) {
    const wrong = check(form);
    focusFirst(form, wrong);
    const typed = readTyped(form, 'number');
    if (wrong.length > 0 || !typed) return;
    const json = { number: typed.text, email: typed.email };
    const answer = await run(() => answerOf(api.withdrawals.ask.$post({ json })));
    if (answer === null) return;
    if ('token' in answer) onFound(answer.token);
    else setDays(answer.days);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void ask(event.currentTarget);
  }

  if (days !== null) {
    return (
      <Panel
        icon={mailIcon}
        heading="h1"
        alert
        title={mailedWords.title}
        action={
          <Button variant="secondary" onClick={() => setDays(null)}>
            {mailedWords.again}
          </Button>
        }
      >
        {mailedWords.text(days)}
      </Panel>
    );
  }
  return (
    <>
      <h1 className={styles['title']}>{askOrderWords.title}</h1>
      {known === '' && <OwnContracts onChoose={onFound} />}
      <p className={styles['lead']}>{askOrderWords.lead}</p>
      <form method="post" noValidate onSubmit={submit} {...watch} className={styles['form']}>
        {error !== null && <Alert title={error} />}
        <TextField
          label={askOrderWords.number}
          name="number"
          required
          defaultValue={known}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          hint={askOrderWords.numberHint}
          error={errorOf('number')}
        />
        <EmailField label={askOrderWords.email} name="email" required error={errorOf('email')} />
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? commonWords.pleaseWait : askOrderWords.next}
        </Button>
        <ErrorCount count={count} />
      </form>
      <p className={styles['lead']}>{askOrderWords.otherWay(<EmailLink to={supportEmail} />)}</p>
    </>
  );
}
