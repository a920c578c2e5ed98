import { lazy, Suspense, useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';

import { pageMeta } from '../../core/page.ts';
import { preparePasses } from '../../esims/esim-passes.tsx';
import { EsimsFailed } from '../../esims/esims-failed.tsx';
import { OwnEsimsLoading } from '../../esims/own-esims-loading.tsx';
import { useOwnEsims } from '../../esims/use-own-esims.ts';
import { SessionGate } from '../../session/session-gate.tsx';
import type { User } from '../../session/session.ts';
import { AuthenticationRequired } from '../../sign-in/authentication-required.tsx';
import { profileWords } from './profile-words.ts';
import { noScriptWords } from './words.ts';

import styles from './profile.module.css';

/** Visitors who have to sign in do not download this code. */
const readOwn = () => {
  preparePasses();
  return import('../../account/own-profile.tsx');
};
const UserProfile = lazy(async () => ({ default: (await readOwn()).UserProfile }));
const GuestProfile = lazy(async () => ({ default: (await readOwn()).GuestProfile }));

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, profileWords.meta);

/** The page is the same for everybody: the browser loads personal data through the API. */
export default function ProfilePage() {
  return (
    <div className={styles['page']}>
      <SessionGate loading={<OwnEsimsLoading />} signedOut={OfGuest}>
        {(user) => <OfUser key={user.id} user={user} />}
      </SessionGate>
      <noscript>
        <p>{noScriptWords}</p>
      </noscript>
    </div>
  );
}

function OfUser({ user }: { user: User }) {
  const [joined, setJoined] = useState(0);
  const { answer, askAgain, refresh, showMore } = useOwnEsims();
  // Load the code along with the list.
  useEffect(() => void readOwn().catch(() => undefined), []);
  if (answer.state === 'loading') return <OwnEsimsLoading />;
  if (answer.state === 'failed') return <EsimsFailed heading="h1" onTryAgain={askAgain} />;
  return (
    <Suspense fallback={<OwnEsimsLoading />}>
      <UserProfile
        user={user}
        list={answer.value}
        joined={joined}
        onJoined={(count) => {
          setJoined(count);
          askAgain();
        }}
        onChanged={refresh}
        onMore={showMore}
      />
    </Suspense>
  );
}

/** For a guest who bought here: their purchases in this browser. */
function OfGuest({ left }: { left: boolean }) {
  const { answer, askAgain, refresh, showMore } = useOwnEsims();
  const [forgotten, setForgotten] = useState(false);
  if (answer.state === 'loading') return <OwnEsimsLoading />;
  if (answer.state === 'failed') return <EsimsFailed heading="h1" onTryAgain={askAgain} />;
  if (!answer.value.known) return <AuthenticationRequired left={left || forgotten} />;
  return (
    <Suspense fallback={<OwnEsimsLoading />}>
      <GuestProfile
        list={answer.value}
        onChanged={refresh}
        onMore={showMore}
        onForgotten={() => {
          setForgotten(true);
          askAgain();
        }}
      />
    </Suspense>
  );
}
