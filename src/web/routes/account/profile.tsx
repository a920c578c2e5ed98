import { useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';

import { displayName } from '../../account/display-name.ts';
import { ForgetDevice } from '../../account/forget-device.tsx';
import { JoinOffer } from '../../account/join-offer.tsx';
import { SessionGate } from '../../account/session/session-gate.tsx';
import type { User } from '../../account/session/session.ts';
import { AccountInvitation } from '../../account/sign-in/account-invitation.tsx';
import { AuthenticationRequired } from '../../account/sign-in/authentication-required.tsx';
import { pageMeta } from '../../core/page.ts';
import { preparePasses } from '../../esims/esim-passes.tsx';
import { EsimsFailed } from '../../esims/esims-failed.tsx';
import { NoEsims } from '../../esims/no-esims.tsx';
import { OwnEsimsLoading } from '../../esims/own-esims-loading.tsx';
import { OwnEsims, OwnEsimsHead } from '../../esims/own-esims.tsx';
import { ShowMoreEsims } from '../../esims/show-more-esims.tsx';
import { useEsimNews } from '../../esims/use-esim-news.ts';
import { useOwnEsims } from '../../esims/use-own-esims.ts';
import { profileWords } from './profile-words.ts';
import { noScriptWords } from './words.ts';

import styles from './profile.module.css';

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, profileWords.meta);

/** The page itself is the same for everybody: what is personal comes by the API, once it stands in the browser. */
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
  useEsimNews(user.id, refresh);
  useEffect(preparePasses, []);
  if (answer.state === 'loading') return <OwnEsimsLoading />;
  if (answer.state === 'failed') return <EsimsFailed heading="h1" onTryAgain={askAgain} />;
  const { esims, total, next, waiting, returned } = answer.value;
  return (
    <>
      <OwnEsimsHead title={displayName(user)} about={user.email} count={total} />
      <JoinOffer
        joined={joined}
        onJoined={(count) => {
          setJoined(count);
          askAgain();
        }}
      />
      <h2 className={styles['list']}>{profileWords.list}</h2>
      {esims.length + waiting.length + returned.length > 0 ? (
        <>
          <OwnEsims esims={esims} waiting={waiting} returned={returned} heading="h3" onChanged={refresh} />
          {next !== null && <ShowMoreEsims left={total - esims.length} onMore={showMore} />}
        </>
      ) : (
        <div className={styles['empty']}>
          <NoEsims heading="h3" />
        </div>
      )}
    </>
  );
}

/** Somebody who bought here without an account sees what was bought here. */
function OfGuest({ left }: { left: boolean }) {
  const { answer, askAgain, refresh, showMore } = useOwnEsims();
  useEsimNews(answer.state === 'loaded' && answer.value.known ? 'guest' : null, refresh);
  const [forgotten, setForgotten] = useState(false);
  if (answer.state === 'loading') return <OwnEsimsLoading />;
  if (answer.state === 'failed') return <EsimsFailed heading="h1" onTryAgain={askAgain} />;
  const { known, esims, total, next, waiting, returned, account_asked: isAsked } = answer.value;
  if (!known) return <AuthenticationRequired left={left || forgotten} />;
  return (
    <>
      <OwnEsimsHead {...profileWords.ofGuest} count={total} />
      <OwnEsims esims={esims} waiting={waiting} returned={returned} heading="h2" onChanged={refresh} />
      {next !== null && <ShowMoreEsims left={total - esims.length} onMore={showMore} />}
      {esims.length + waiting.length > 0 && (
        <AccountInvitation email={esims[0]?.billing_details.email ?? ''} isAsked={isAsked} />
      )}
      <ForgetDevice
        onForgotten={() => {
          setForgotten(true);
          askAgain();
        }}
      />
    </>
  );
}
