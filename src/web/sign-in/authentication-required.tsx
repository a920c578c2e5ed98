import lockIcon from '@phosphor-icons/core/regular/lock-simple.svg?raw';
import { useEffect } from 'react';

import { openAuth } from '../session/auth-request.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panels/panel.tsx';
import { signInNeededWords } from './words.ts';

/** @param left the visitor has just signed out here; for everybody else the sign-in dialog opens by itself */
export function AuthenticationRequired({ left }: { left: boolean }) {
  useEffect(() => {
    if (!left) openAuth();
  }, [left]);
  return (
    <Panel
      icon={lockIcon}
      heading="h1"
      title={signInNeededWords.title}
      action={<Button onClick={() => openAuth()}>{signInNeededWords.button}</Button>}
    >
      {signInNeededWords.text}
    </Panel>
  );
}
