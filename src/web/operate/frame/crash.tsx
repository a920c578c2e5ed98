import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';

import { logFailure } from '../../browser/log-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { crashWords } from './words.ts';

/** Replaces a page whose code failed or did not load, perhaps because a newer release is out. */
export function Crash() {
  const error = useRouteError();
  useEffect(() => logFailure('a page of the console', error), [error]);
  return (
    <Panel
      icon={brokenIcon}
      heading="h1"
      alert
      title={crashWords.title}
      action={<Button onClick={() => window.location.reload()}>{crashWords.action}</Button>}
    >
      {crashWords.text}
    </Panel>
  );
}
