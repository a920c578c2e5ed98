import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import { type ComponentType, type ReactNode, useState } from 'react';

import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panels/panel.tsx';
import { commonWords } from '../ui/words.ts';
import { readSession, type User, useSession } from './session.ts';
import { sessionWords } from './words.ts';

interface SessionGateProps {
  /** While the session is unknown. */
  loading: ReactNode;
  /** `left`: the visitor was signed in on this page before. */
  signedOut: ComponentType<{ left: boolean }>;
  children: (user: User) => ReactNode;
}

/** Content that depends on the session; it updates in place at sign-in and sign-out. */
export function SessionGate({ loading, signedOut: SignedOut, children }: SessionGateProps) {
  const session = useSession();
  const [entered, setEntered] = useState(false);
  if (session.state === 'signed-in' && !entered) setEntered(true);
  if (session.state === 'signed-in') return children(session.user);
  if (session.state === 'signed-out') return <SignedOut left={entered} />;
  return session.failed ? <Unreachable /> : loading;
}

function Unreachable() {
  return (
    <Panel
      icon={brokenIcon}
      heading="h1"
      alert
      title={sessionWords.failed.title}
      action={
        <Button variant="secondary" onClick={() => void readSession()}>
          {commonWords.tryAgain}
        </Button>
      }
    >
      {sessionWords.failed.text}
    </Panel>
  );
}
