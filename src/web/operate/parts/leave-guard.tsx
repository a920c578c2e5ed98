import { useEffect } from 'react';
import { useBlocker } from 'react-router';

import { ConfirmDialog } from './confirm-dialog.tsx';
import { leaveWords as words } from './words.ts';

/** Asks before what was not published is lost: on the way to another screen, and when the tab closes. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);
  return (
    <>
      {/* Until then, no news of others replaces it. */}
      <span data-unsaved hidden />
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={words.title}
        lead={words.lead}
        action={words.action}
        asksWhy={false}
        onClose={() => blocker.state === 'blocked' && blocker.reset()}
        onConfirm={async () => blocker.proceed?.()}
      />
    </>
  );
}
