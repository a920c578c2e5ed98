import brokenIcon from '@phosphor-icons/core/regular/link-break.svg?raw';
import doneIcon from '@phosphor-icons/core/regular/seal-check.svg?raw';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';

import { LinkPage, linkPageHeaders, LinkPageLoading, linkPageMeta } from '../../account/links/link-page.tsx';
import { dropLinkToken, useLinkToken } from '../../account/links/link-token.ts';
import { NewPasswordForm } from '../../account/links/new-password-form.tsx';
import { sessionChanged } from '../../account/session/session.ts';
import { openAuth } from '../../account/sign-in/auth-request.ts';
import { pageMeta } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';

export const headers = linkPageHeaders;

export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Reset password', description: 'Choose a new password.' }),
  ...linkPageMeta,
];

export default function ResetPasswordPage() {
  const token = useLinkToken();
  return (
    <LinkPage>
      {token === null ? <LinkPageLoading text="Loading..." /> : <ResetPassword key={token} token={token} />}
    </LinkPage>
  );
}

function ResetPassword({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);

  function done() {
    setOutcome('done');
    dropLinkToken();
    // Every session of the account has ended, perhaps this browser's too.
    void sessionChanged();
  }

  if (outcome === 'done') return <Done />;
  if (outcome === 'refused') {
    return (
      <NoLink title="This link does not work any more">
        It has expired or was used already: each link works once, and for a while only.
      </NoLink>
    );
  }
  if (token === '') {
    return (
      <NoLink title="This link is not complete">
        Open the whole link from our email, or have a new one sent.
      </NoLink>
    );
  }
  return <NewPasswordForm token={token} onDone={done} onRefused={() => setOutcome('refused')} />;
}

function Done() {
  return (
    <Panel
      icon={doneIcon}
      heading="h1"
      alert
      title="Your password is changed"
      action={<Button onClick={() => openAuth('signin', { next: paths.dashboard() })}>Sign in</Button>}
    >
      All your devices are signed out. Sign in with the new password.
    </Panel>
  );
}

function NoLink({ title, children }: { title: string; children: string }) {
  return (
    <Panel
      icon={brokenIcon}
      heading="h1"
      alert
      title={title}
      action={<Button onClick={() => openAuth('forgot')}>Send a new link</Button>}
    >
      {children}
    </Panel>
  );
}
