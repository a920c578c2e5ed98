import brokenIcon from '@phosphor-icons/core/regular/link-break.svg?raw';
import doneIcon from '@phosphor-icons/core/regular/seal-check.svg?raw';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';

import { LinkPage, linkPageHeaders, LinkPageLoading, linkPageMeta } from '../../account/links/link-page.tsx';
import { dropLinkToken, useLinkToken } from '../../account/links/link-token.ts';
import { NewPasswordForm } from '../../account/links/new-password-form.tsx';
import { pageMeta } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { openAuth } from '../../session/auth-request.ts';
import { sessionChanged } from '../../session/session.ts';
import { readMailedRequest } from '../../sign-in/mailed-request.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { resetWords } from './reset-password-words.ts';

export const headers = linkPageHeaders;

export const meta: MetaFunction = ({ matches }) => [...pageMeta(matches, resetWords.meta), ...linkPageMeta];

export default function ResetPasswordPage() {
  const token = useLinkToken();
  return (
    <LinkPage>
      {token === null ? (
        <LinkPageLoading text={resetWords.loading} />
      ) : (
        <ResetPassword key={token} token={token} />
      )}
    </LinkPage>
  );
}

function ResetPassword({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);

  function done() {
    setOutcome('done');
    dropLinkToken();
    // All sessions of the account have ended, perhaps this browser's too.
    void sessionChanged();
  }

  if (outcome === 'done') return <Done />;
  if (outcome === 'refused') return <NoLink {...resetWords.refused} />;
  if (token === '') return <NoLink {...resetWords.incomplete} />;
  return <NewPasswordForm token={token} onDone={done} onRefused={() => setOutcome('refused')} />;
}

function Done() {
  return (
    <Panel
      icon={doneIcon}
      heading="h1"
      alert
      title={resetWords.done.title}
      action={
        <Button onClick={() => openAuth('signin', readMailedRequest() ?? { next: paths.dashboard() })}>
          {resetWords.done.signIn}
        </Button>
      }
    >
      {resetWords.done.text}
    </Panel>
  );
}

function NoLink({ title, text }: { title: string; text: string }) {
  return (
    <Panel
      icon={brokenIcon}
      heading="h1"
      alert
      title={title}
      action={<Button onClick={() => openAuth('forgot')}>{resetWords.newLink}</Button>}
    >
      {text}
    </Panel>
  );
}
