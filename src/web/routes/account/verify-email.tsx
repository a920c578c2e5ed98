import mailIcon from '@phosphor-icons/core/regular/envelope-simple-open.svg?raw';
import brokenIcon from '@phosphor-icons/core/regular/link-break.svg?raw';
import doneIcon from '@phosphor-icons/core/regular/seal-check.svg?raw';
import otherIcon from '@phosphor-icons/core/regular/user-switch.svg?raw';
import { useCallback } from 'react';
import { Link, type MetaFunction } from 'react-router';

import {
  LinkNotChecked,
  LinkPage,
  linkPageHeaders,
  LinkPageLoading,
  linkPageMeta,
} from '../../account/links/link-page.tsx';
import { useLinkToken } from '../../account/links/link-token.ts';
import { verifyLink } from '../../account/links/verify-link.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { pageMeta } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { openAuth } from '../../session/auth-request.ts';
import { SessionGate } from '../../session/session-gate.tsx';
import { sessionChanged, signOut, type User } from '../../session/session.ts';
import { SendVerification } from '../../sign-in/forms/send-verification.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { verifyWords } from './verify-email-words.ts';

import styles from '../../account/links/link-page.module.css';

export const headers = linkPageHeaders;

export const meta: MetaFunction = ({ matches }) => [...pageMeta(matches, verifyWords.meta), ...linkPageMeta];

/** A link works only for the user who is signed in to its account: a click on it must not open that account to anybody else. */
export default function VerifyEmailPage() {
  const token = useLinkToken();
  const checking = <LinkPageLoading text={verifyWords.checking} />;
  return (
    <LinkPage>
      <SessionGate loading={checking} signedOut={SignInFirst}>
        {(user) =>
          token === null ? checking : <Verification key={`${token} ${user.id}`} token={token} user={user} />
        }
      </SessionGate>
    </LinkPage>
  );
}

function SignInFirst() {
  return (
    <Panel
      icon={mailIcon}
      heading="h1"
      title={verifyWords.signInFirst.title}
      action={
        <div className={styles['buttons']}>
          <Button onClick={() => openAuth()}>{verifyWords.signInFirst.signIn}</Button>
          <Button variant="secondary" onClick={() => openAuth('forgot')}>
            {verifyWords.signInFirst.forgot}
          </Button>
        </div>
      }
    >
      {verifyWords.signInFirst.text}
    </Panel>
  );
}

function Verification({ token, user }: { token: string; user: User }) {
  const verify = useCallback(async () => {
    if (user.emailVerified) return 'verified';
    if (token === '') return 'incomplete';
    const outcome = await verifyLink(token);
    if (outcome === 'verified') await sessionChanged();
    return outcome;
  }, [token, user.emailVerified]);
  const { answer, askAgain } = useAnswer(verify);
  if (answer.state === 'loading') return <LinkPageLoading text={verifyWords.checking} />;
  const outcome = answer.state === 'loaded' ? answer.value : 'failed';
  if (outcome === 'verified') return <Verified email={user.email} />;
  if (outcome === 'other-account') return <OtherAccount email={user.email} />;
  if (outcome === 'failed' || outcome === 'signed-out') return <LinkNotChecked onTryAgain={askAgain} />;
  const { title, text } = verifyWords[outcome];
  return (
    <Panel
      icon={brokenIcon}
      heading="h1"
      alert
      title={title}
      action={<SendVerification email={user.email} />}
    >
      {text}
    </Panel>
  );
}

function Verified({ email }: { email: string }) {
  return (
    <Panel
      icon={doneIcon}
      heading="h1"
      alert
      title={verifyWords.verified.title}
      action={
        <Link to={paths.dashboard()} className={buttonClass()}>
          {verifyWords.verified.dashboard}
        </Link>
      }
    >
      {verifyWords.verified.text(email)}
    </Panel>
  );
}

function OtherAccount({ email }: { email: string }) {
  return (
    <Panel
      icon={otherIcon}
      heading="h1"
      alert
      title={verifyWords.otherAccount.title}
      action={<Button onClick={() => void signOut()}>{verifyWords.otherAccount.signOut}</Button>}
    >
      {verifyWords.otherAccount.text(email)}
    </Panel>
  );
}
