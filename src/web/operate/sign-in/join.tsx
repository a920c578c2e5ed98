import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

import { buttonClass } from '../../ui/button.tsx';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { send } from '../api/send.ts';
import { sessionChanged, useConsoleSession } from '../api/session.ts';
import { useShopFacts } from '../api/shop-facts.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { Entrance } from './entrance.tsx';
import { type Invited, JoinForm } from './join-form.tsx';
import { OtherAccount } from './other-account.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { Away, Waiting } from './signed-out.tsx';
import { joinWords, recoveryWords } from './words.ts';

import styles from './forms.module.css';

/** Opened by an invitation's link: sign in, set up the app, save the recovery codes. */
export function Join() {
  const invitation = useLocation().hash.slice(1);
  const session = useConsoleSession();
  const navigate = useNavigate();
  const { brand } = useShopFacts();
  const [turn, setTurn] = useState(0);
  const [codes, setCodes] = useState<{ list: readonly string[]; email: string } | null>(null);

  if (codes)
    return (
      <Entrance title={recoveryWords.title} lead={recoveryWords.lead}>
        <RecoveryCodes
          codes={codes.list}
          email={codes.email}
          onSaved={() => void sessionChanged().then(() => navigate('/', { replace: true }))}
        />
      </Entrance>
    );
  if (invitation === '') return <Entrance title={joinWords.noLink.title} lead={joinWords.noLink.text} />;
  if (session.known === 'no') return <Waiting />;
  if (session.known === 'failed') return <Away failure={session.failure} />;
  if (session.facts.state === 'signed_out')
    return (
      <Entrance title={joinWords.title(brand)} lead={joinWords.signInFirst}>
        <SignInForm offersAccount />
      </Entrance>
    );
  return (
    <JoinStart
      key={`${turn} ${session.facts.email}`}
      invitation={invitation}
      email={session.facts.email ?? ''}
      onJoined={(list, email) => setCodes({ list, email })}
      onRetry={() => setTurn(turn + 1)}
    />
  );
}

interface JoinStartProps {
  invitation: string;
  /** Address of the signed-in user. */
  email: string;
  onJoined: (codes: readonly string[], email: string) => void;
  onRetry: () => void;
}

function JoinStart({ invitation, email, onJoined, onRetry }: JoinStartProps) {
  const { brand } = useShopFacts();
  const [invited, setInvited] = useState<Invited | null>(null);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);

  useEffect(() => {
    let isWanted = true;
    const start = async () => {
      try {
        const { body } = await send('session/join/start', { body: { invitation } });
        if (isWanted) setInvited(body as Invited);
      } catch (error) {
        if (isWanted) setFailure(asFailure(error));
      }
    };
    void start();
    return () => {
      isWanted = false;
    };
  }, [invitation]);

  if (failure) return <NotJoined failure={failure} email={email} onRetry={onRetry} />;
  if (!invited) return <Waiting>{joinWords.loading}</Waiting>;
  return (
    <Entrance title={joinWords.title(brand)} lead={joinWords.lead(invited.email, invited.role)}>
      <JoinForm
        invited={invited}
        invitation={invitation}
        onJoined={(codes) => onJoined(codes, invited.email)}
      />
    </Entrance>
  );
}

function NotJoined({
  failure,
  email,
  onRetry,
}: {
  failure: ConsoleFailure;
  email: string;
  onRetry: () => void;
}) {
  const { brand } = useShopFacts();
  if (failure.reason === 'used_invitation')
    return (
      <Entrance title={joinWords.used.title} lead={joinWords.used.text}>
        <Link to="/" className={buttonClass()}>
          {joinWords.used.action}
        </Link>
      </Entrance>
    );
  if (failure.reason === 'other_mailbox') {
    const invited = typeof failure.facts['email'] === 'string' ? failure.facts['email'] : '';
    return (
      <Entrance title={joinWords.otherMailbox.title} lead={joinWords.otherMailbox.text(invited, email)}>
        <OtherAccount button>{joinWords.otherMailbox.action}</OtherAccount>
      </Entrance>
    );
  }
  return (
    <Entrance title={joinWords.title(brand)}>
      <div className={styles['center']}>
        <ErrorPanel failure={failure} onRetry={onRetry} />
      </div>
    </Entrance>
  );
}
