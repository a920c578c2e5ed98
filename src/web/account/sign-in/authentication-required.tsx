import lockIcon from '@phosphor-icons/core/regular/lock-simple.svg?raw';
import { useEffect } from 'react';

import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { openAuth } from './auth-request.ts';

/** @param left by somebody who has just signed out here: for everybody else the sign-in dialog opens by itself */
export function AuthenticationRequired({ left }: { left: boolean }) {
  useEffect(() => {
    if (!left) openAuth();
  }, [left]);
  return (
    <Panel
      icon={lockIcon}
      heading="h1"
      title="Authentication Required"
      action={<Button onClick={() => openAuth()}>Sign In</Button>}
    >
      Please sign in to access the dashboard and purchase eSIM plans.
    </Panel>
  );
}
