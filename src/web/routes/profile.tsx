import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import lockIcon from '@phosphor-icons/core/regular/lock-simple.svg?raw';
import emptyIcon from '@phosphor-icons/core/regular/sim-card.svg?raw';
import { useCallback } from 'react';
import { Link, type MetaFunction } from 'react-router';

import { answerOf, browserApi } from '../api.ts';
import { OwnEsimsLoading } from '../esims/own-esims-loading.tsx';
import { OwnEsims } from '../esims/own-esims.tsx';
import { useAnswer } from '../esims/use-answer.ts';
import { pageMeta } from '../page.ts';
import { paths } from '../paths.ts';
import { useSite } from '../site.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';

import styles from './profile.module.css';

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Your eSIMs', description: 'The eSIMs you bought, ready to install.' });

/** The page itself is the same for everybody: what is personal comes by the API, once it stands in the browser. */
export default function ProfilePage() {
  return (
    <div className={styles['page']}>
      <Mine />
      <noscript>
        <p>This page needs JavaScript. The mail of each order has a link to its eSIM that works without.</p>
      </noscript>
    </div>
  );
}

function Mine() {
  const apiBase = useSite()?.settings.apiBase ?? '';
  const ask = useCallback(() => answerOf(browserApi(apiBase).esims.$get()), [apiBase]);
  const { answer, askAgain } = useAnswer(ask);
  if (answer.state === 'loading') return <OwnEsimsLoading />;
  if (answer.state === 'failed') return <Failed onTryAgain={askAgain} />;
  const { known, esims, waiting } = answer.value;
  if (!known) return <Unknown />;
  return esims.length + waiting.length > 0 ? <OwnEsims esims={esims} waiting={waiting} /> : <Empty />;
}

function Failed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Panel
      icon={brokenIcon}
      heading="h1"
      alert
      title="Failed to load your eSIMs"
      action={
        <Button look="secondary" onClick={onTryAgain}>
          Try again
        </Button>
      }
    >
      Your eSIMs are safe. Your connection may be down.
    </Panel>
  );
}

function Unknown() {
  return (
    <Panel icon={lockIcon} heading="h1" title="Authentication Required" action={<BrowsePlans />}>
      Please sign in to access the dashboard and purchase eSIM plans.
    </Panel>
  );
}

function Empty() {
  return (
    <Panel icon={emptyIcon} heading="h1" title="No eSIMs yet" action={<BrowsePlans />}>
      The first one you buy shows up here, ready to install.
    </Panel>
  );
}

function BrowsePlans() {
  return (
    <Link to={paths.browse()} className={buttonLook()}>
      Browse Plans
    </Link>
  );
}
