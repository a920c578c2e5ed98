import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import lostIcon from '@phosphor-icons/core/regular/map-pin-simple-area.svg?raw';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';

import { Panel } from '../ui/panels/panel.tsx';
import { Retry } from './retry.tsx';

interface ErrorWords {
  title: string;
  text: string;
}

interface PageErrorProps {
  /** For a 404. */
  missing: ErrorWords & { icon?: string; action: ReactNode };
  /** For any other failure. */
  failed: ErrorWords & { action?: ReactNode };
}

/** Replaces a page whose loader threw. */
export function PageError({ missing, failed }: PageErrorProps) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Panel icon={missing.icon ?? lostIcon} heading="h1" title={missing.title} action={missing.action}>
        {missing.text}
      </Panel>
    );
  }
  return (
    <Panel icon={brokenIcon} heading="h1" alert title={failed.title} action={failed.action ?? <Retry />}>
      {failed.text}
    </Panel>
  );
}
