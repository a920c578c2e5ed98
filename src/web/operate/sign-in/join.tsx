import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

import { sessionChanged as shopSessionChanged } from '../../session/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { send } from '../api/send.ts';
import { sessionChanged, useConsoleSession } from '../api/session.ts';
import { useShopFacts } from '../api/shop-facts.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { ChooseAccount } from './choose-account.tsx';
import { Entrance } from './entrance.tsx';
import { JoinFactor } from './join-factor.tsx';
import { type Joining, NEW } from './joining.ts';
import { OtherAccount } from './other-account.tsx';
import { makePasskey, suggestedLabel } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { Away, Waiting } from './signed-out.tsx';
import { joinWords as words, recoveryWords } from './words.ts';

import styles from './forms.module.css';

/** Opened by an invitation's link: a way to sign in, a second step, and the recovery codes, all at one address. */
export function Join() {
  const invitation = useLocation().hash.slice(1);
  const session = useConsoleSession();
  const navigate = useNavigate();
  const [turn, setTurn] = useState(0);
  const [codes, setCodes] = useState<{ list: readonly string[]; email: string } | null>(null);

  if (codes)
    return (
      <Entrance title={recoveryWords.title} lead={recoveryWords.lead}>
        <RecoveryCodes
          codes={codes.list}
          email={codes.email}
          onSaved={() => void sessionChanged().then(() => navigate(`/?${NEW}`, { replace: true }))}
        />
      </Entrance>
    );
  if (invitation === '') return <Entrance title={words.noLink.title} lead={words.noLink.text} />;
  if (session.known === 'no') return <Waiting />;
  if (session.known === 'failed') return <Away failure={session.failure} />;
  return (
    <JoinSteps
      key={`${turn} ${invitation} ${session.facts.email}`}
      invitation={invitation}
      onJoined={(list, email) => setCodes({ list, email })}
      onRetry={() => setTurn(turn + 1)}
    />
  );
}

interface JoinStepsProps {
  invitation: string;
  onJoined: (codes: readonly string[], email: string) => void;
  onRetry: () => void;
}

function JoinSteps({ invitation, onJoined, onRetry }: JoinStepsProps) {
  const { brand } = useShopFacts();
  const [joining, setJoining] = useState<Joining | null>(null);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);

  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      try {
        const { body } = await send('session/join/read', { body: { invitation } });
        if (isWanted) setJoining(body as Joining);
      } catch (error) {
        if (isWanted) setFailure(asFailure(error));
      }
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [invitation]);

  if (failure) return <NotJoined failure={failure} onRetry={onRetry} />;
  if (!joining) return <Waiting>{words.loading}</Waiting>;
  const { email, role, step, ways, signed_in_as: own } = joining;
  if (step === 'other_account')
    return (
      <Entrance title={words.otherMailbox.title} lead={words.otherMailbox.text(email, own ?? '')}>
        <OtherAccount button>{words.otherMailbox.action}</OtherAccount>
      </Entrance>
    );

  async function joinByPasskey(name: string) {
    const more = { invitation, name, label: suggestedLabel() };
    try {
      const body = await makePasskey('session/join/passkey', { asked: { invitation }, more });
      // A session that was signed in to an account which others had made has ended.
      void shopSessionChanged();
      onJoined((body as { recovery_codes: readonly string[] }).recovery_codes, email);
    } catch (error) {
      const failed = asFailure(error);
      if (ENDS.has(failed.reason)) setFailure(failed);
      throw failed;
    }
  }

  const part = { account: words.account, sign_in: words.signIn, factor: words.factor }[step];
  return (
    <Entrance
      before={
        <p className={styles['step']}>{`${words.step(step === 'factor' ? 2 : 1)} · ${words.title(brand)}`}</p>
      }
      title={part.title}
      lead={[words.lead(email, role), 'lead' in part && part.lead].filter(Boolean).join(' ')}
    >
      {step === 'account' && (
        <ChooseAccount
          email={email}
          invitation={invitation}
          onPasskey={joinByPasskey}
          onFailure={setFailure}
        />
      )}
      {step === 'sign_in' && <SignInForm only={{ email, ...ways }} />}
      {step === 'factor' && (
        <JoinFactor
          invitation={invitation}
          onPasskey={() => joinByPasskey('')}
          onJoined={(list) => onJoined(list, email)}
          onFailure={setFailure}
        />
      )}
    </Entrance>
  );
}

/** After these refusals, another step or none is next. */
const ENDS: ReadonlySet<string> = new Set(['used_invitation', 'signed_out', 'other_mailbox']);

function NotJoined({ failure, onRetry }: { failure: ConsoleFailure; onRetry: () => void }) {
  const { brand } = useShopFacts();
  const isStale = failure.reason === 'signed_out' || failure.reason === 'other_mailbox';
  // Somebody signed in or out in another tab meanwhile: what is next now?
  useEffect(() => {
    if (isStale) void sessionChanged().then(onRetry);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [isStale]);
  if (isStale) return <Waiting>{words.loading}</Waiting>;
  if (failure.reason === 'used_invitation') {
    const { why } = failure.facts;
    const { title, text } =
      words.unusable[why === 'used' || why === 'expired' || why === 'withdrawn' ? why : 'unknown'];
    return (
      <Entrance title={title} lead={text}>
        <Link to="/" className={buttonClass()}>
          {words.unusable.action}
        </Link>
      </Entrance>
    );
  }
  return (
    <Entrance title={words.title(brand)}>
      <div className={styles['center']}>
        <ErrorPanel failure={failure} onRetry={onRetry} />
      </div>
    </Entrance>
  );
}
