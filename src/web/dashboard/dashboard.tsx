import { useEffect, useState } from 'react';

import { greetingName } from '../../domain/account/split-name.ts';
import { type Phase, phaseOf } from '../../domain/esims/display-status.ts';
import { DeleteAccount } from '../account/settings/delete-account.tsx';
import { EmailState } from '../account/settings/email-state.tsx';
import { NameForm } from '../account/settings/name-form.tsx';
import { PasswordForm } from '../account/settings/password-form.tsx';
import { SavedCards } from '../account/settings/saved-cards.tsx';
import { SignedInPlaces } from '../account/settings/signed-in-places.tsx';
import { EsimPasses, preparePasses } from '../esims/esim-passes.tsx';
import { EsimsFailed } from '../esims/esims-failed.tsx';
import { NoEsims } from '../esims/no-esims.tsx';
import { WaitingOrders } from '../esims/own-esims.tsx';
import { useEsimNews } from '../esims/use-esim-news.ts';
import { useOwnEsims } from '../esims/use-own-esims.ts';
import { DestinationSearch } from '../search/destination-search.tsx';
import type { User } from '../session/session.ts';
import { EmailText } from '../ui/email-text.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { commonWords } from '../ui/words.ts';
import { dashboardWords } from './dashboard-words.ts';
import { LastPurchases } from './last-purchases.tsx';

import styles from './dashboard.module.css';

/** Phases of an eSIM that can still be used. */
const IN_USE: ReadonlySet<Phase> = new Set(['waiting', 'running']);
const PASSES_SHOWN = 3;

/** The home page of a signed-in user. */
export function Dashboard({ user }: { user: User }) {
  const firstName = greetingName(user.name);
  const [passwords, setPasswords] = useState(0);
  return (
    <>
      <header className={styles['head']} data-ground="night">
        <h1 className={styles['greeting']}>{dashboardWords.greeting(firstName)}</h1>
        <p className={styles['email']}>
          <EmailText address={user.email} />
        </p>
        <div className={styles['search']}>
          <DestinationSearch initialQuery="" />
        </div>
      </header>
      <Bought userId={user.id} />
      <section className={styles['settings']} aria-labelledby="account-settings">
        <h2 id="account-settings" className={styles['title']}>
          {dashboardWords.account}
        </h2>
        <div className={styles['cards']}>
          <div className={styles['stack']}>
            <NameForm user={user} />
            <EmailState user={user} />
            <SavedCards />
            {/* A new password ends all other sessions and renews this one. */}
            <SignedInPlaces key={passwords} />
          </div>
          <div className={styles['stack']}>
            <PasswordForm user={user} onChanged={() => setPasswords(passwords + 1)} />
            <DeleteAccount user={user} />
          </div>
        </div>
      </section>
    </>
  );
}

function Bought({ userId }: { userId: string }) {
  const { answer, askAgain, refresh } = useOwnEsims();
  useEsimNews(userId, refresh);
  useEffect(preparePasses, []);
  if (answer.state === 'loading') return <Loading />;
  if (answer.state === 'failed') {
    return (
      <div className={styles['part']}>
        <EsimsFailed heading="h2" onTryAgain={askAgain} />
      </div>
    );
  }
  const { esims, waiting } = answer.value;
  const inUse = esims.filter((esim) => IN_USE.has(phaseOf(esim)) && !esim.hidden);
  return (
    <>
      <section className={styles['part']} aria-labelledby="active-esims">
        <h2 id="active-esims" className={styles['title']}>
          {dashboardWords.active}
        </h2>
        <WaitingOrders waiting={waiting} />
        {/* Stays mounted when its last pass is hidden, to say so and offer an undo. */}
        {esims.length > 0 && (
          <EsimPasses esims={inUse.slice(0, PASSES_SHOWN)} all={esims} heading="h3" onChanged={refresh} />
        )}
        {esims.length + waiting.length === 0 && (
          <div className={styles['empty']}>
            <NoEsims heading="h3" />
          </div>
        )}
        {inUse.length === 0 && esims.length > 0 && (
          <p className={styles['none']}>{dashboardWords.noneActive}</p>
        )}
      </section>
      {esims.length > 0 && (
        <div className={styles['part']}>
          <LastPurchases esims={esims} />
        </div>
      )}
    </>
  );
}

function Loading() {
  return (
    <div className={styles['part']}>
      <VisuallyHidden status>{commonWords.loading}</VisuallyHidden>
      <Skeleton width="11rem" height="1.82rem" />
      <div className={styles['pass']}>
        <Skeleton height="100%" radius="var(--r-l)" />
      </div>
    </div>
  );
}
