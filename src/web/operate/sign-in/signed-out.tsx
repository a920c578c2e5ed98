import type { ReactNode } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ConsoleFailure } from '../api/console-failure.ts';
import type { Ended, SessionFacts } from '../api/session-store.ts';
import { readSession } from '../api/session.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { CodeForm, offersPasskey } from './code-form.tsx';
import { Entrance } from './entrance.tsx';
import { OtherAccount } from './other-account.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { awayWords, codeWords, endedWords, entranceWords, noOperatorWords, signInWords } from './words.ts';

import styles from './forms.module.css';

interface SignedOutProps {
  facts: SessionFacts;
  ended: Ended | null;
}

/** Replaces every page outside a session with the next step towards one, at the same address. */
export function SignedOut({ facts: { state, email, factors }, ended }: SignedOutProps) {
  const why = ended && (
    <div className={styles['message']}>
      <Alert tone={ended === 'left' ? 'success' : 'info'} title={endedWords[ended]} />
    </div>
  );
  if (state === 'code')
    return (
      <Entrance
        before={why}
        title={offersPasskey(factors) ? codeWords.title : codeWords.titleOfCode}
        lead={
          factors?.authenticator && !offersPasskey(factors)
            ? codeWords.lead(email ?? '')
            : codeWords.leadOfPasskey(email ?? '')
        }
      >
        <CodeForm factors={factors} />
      </Entrance>
    );
  if (state === 'no_operator')
    return (
      <Entrance before={why} title={noOperatorWords.title} lead={noOperatorWords.text(email ?? '')}>
        <OtherAccount button>{noOperatorWords.other}</OtherAccount>
      </Entrance>
    );
  return (
    <Entrance before={why} title={signInWords.title} lead={signInWords.lead}>
      <SignInForm />
    </Entrance>
  );
}

/** While the session loads. */
export function Waiting({ children = entranceWords.loading }: { children?: ReactNode }) {
  return (
    <output className={styles['waiting']}>
      <Spinner large />
      {children}
    </output>
  );
}

/** The session could not be loaded, because the shop did not answer. */
export function Away({ failure }: { failure: ConsoleFailure }) {
  return (
    <Entrance title={awayWords.title}>
      <div className={styles['center']}>
        <ErrorPanel failure={failure} onRetry={() => void readSession()} />
      </div>
    </Entrance>
  );
}
