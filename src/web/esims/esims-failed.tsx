import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';

import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panels/panel.tsx';

/** @param heading the page's own when this is all there is */
export function EsimsFailed({ heading, onTryAgain }: { heading: 'h1' | 'h2'; onTryAgain: () => void }) {
  return (
    <Panel
      icon={brokenIcon}
      heading={heading}
      alert
      title="Failed to load your eSIMs"
      action={
        <Button variant="secondary" onClick={onTryAgain}>
          Try again
        </Button>
      }
    >
      Your eSIMs are safe. Your connection may be down.
    </Panel>
  );
}
