import { useState } from 'react';

import { greetingName } from '../../domain/account/split-name.ts';
import { DeleteAccount } from '../account/settings/delete-account.tsx';
import { EmailState } from '../account/settings/email-state.tsx';
import { NameForm } from '../account/settings/name-form.tsx';
import { PasswordForm } from '../account/settings/password-form.tsx';
import { SavedCards } from '../account/settings/saved-cards.tsx';
import { SignedInPlaces } from '../account/settings/signed-in-places.tsx';
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

/** The account at a glance: a way to the next trip, what was bought, and the settings. The eSIMs themselves are in the profile. */
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
            <PasswordForm user={user} onChanged={() => setPasswords(passwords + 1)} />
          </div>
          <div className={styles['stack']}>
            <SavedCards />
            {/* A new password ends all other sessions and renews this one. */}
            <SignedInPlaces key={passwords} />
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
  if (answer.state === 'loading') return <Loading />;
  if (answer.state === 'failed') {
    return (
      <div className={styles['part']}>
        <EsimsFailed heading="h2" onTryAgain={askAgain} />
      </div>
    );
  }
  const { esims, waiting } = answer.value;
  return (
    <div className={styles['part']}>
      <WaitingOrders waiting={waiting} />
      {esims.length > 0 && <LastPurchases esims={esims} />}
      {esims.length + waiting.length === 0 && <NoEsims heading="h2" />}
    </div>
  );
}

function Loading() {
  return (
    <div className={styles['part']}>
      <VisuallyHidden status>{commonWords.loading}</VisuallyHidden>
      <Skeleton width="11rem" height="1.82rem" />
      <div className={styles['rows']}>
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
