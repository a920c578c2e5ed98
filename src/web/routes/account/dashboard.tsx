import type { MetaFunction } from 'react-router';

import { pageMeta } from '../../core/page.ts';
import { Dashboard } from '../../dashboard/dashboard.tsx';
import { OwnEsimsLoading } from '../../esims/own-esims-loading.tsx';
import { SessionGate } from '../../session/session-gate.tsx';
import { AuthenticationRequired } from '../../sign-in/authentication-required.tsx';
import { dashboardWords } from './dashboard-words.ts';
import { noScriptWords } from './words.ts';

import styles from './profile.module.css';

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, dashboardWords.meta);

/** The page is the same for everybody, like the profile's. */
export default function DashboardPage() {
  return (
    <div className={styles['page']}>
      <SessionGate loading={<OwnEsimsLoading />} signedOut={AuthenticationRequired}>
        {(user) => <Dashboard key={user.id} user={user} />}
      </SessionGate>
      <noscript>
        <p>{noScriptWords}</p>
      </noscript>
    </div>
  );
}
