import type { MetaFunction } from 'react-router';

import { AuthenticationRequired } from '../account/authentication-required.tsx';
import { Dashboard } from '../account/dashboard.tsx';
import { SessionGate } from '../account/session-gate.tsx';
import { OwnEsimsLoading } from '../esims/own-esims-loading.tsx';
import { pageMeta } from '../page.ts';

import styles from './profile.module.css';

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Dashboard', description: 'Your eSIMs, purchases and account.' });

/** The page itself is the same for everybody, like the profile's. */
export default function DashboardPage() {
  return (
    <div className={styles['page']}>
      <SessionGate loading={<OwnEsimsLoading />} signedOut={AuthenticationRequired}>
        {(user) => <Dashboard key={user.id} user={user} />}
      </SessionGate>
      <noscript>
        <p>This page needs JavaScript. The mail of each order has a link to its eSIM that works without.</p>
      </noscript>
    </div>
  );
}
