import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';

import { logFailure } from '../../browser/log-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { crashWords } from './words.ts';

/** In place of a page whose code broke, or did not come: a newer release may have taken its place. */
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
