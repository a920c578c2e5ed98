import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { logFailure } from '../browser/log-failure.ts';
import { type AuthRequest, closeAuth, reopenAuth, useAuthRequest } from '../session/auth-request.ts';

type AuthDialog = ComponentType<{ request: AuthRequest; open: boolean }>;

/** The site's one sign-in dialog. Its code loads at the first opening. */
export function AuthDialogPlace() {
  const request = useAuthRequest();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const [loaded, setLoaded] = useState<{ Dialog: AuthDialog } | null>(null);
  // Kept while the dialog fades out.
  const [shown, setShown] = useState<{ request: AuthRequest; page: string } | null>(null);
  if (request && request !== shown?.request) setShown({ request, page });

  // Before anything else in this document could load another company's script.
  useLayoutEffect(reopenAuth, []);

  const wanted = request !== null;
  useEffect(() => {
    if (!wanted || loaded) return;
    import('./auth-dialog.tsx').then(
      ({ AuthDialog: Dialog }) => setLoaded({ Dialog }),
      (error: unknown) => {
        logFailure('loading code', error);
        closeAuth();
      },
    );
  }, [wanted, loaded]);

  const left = request !== null && shown !== null && shown.page !== page;
  useEffect(() => {
    if (left) closeAuth();
  }, [left]);

  if (!loaded || !shown) return null;
  return <loaded.Dialog key={shown.request.turn} request={shown.request} open={request !== null && !left} />;
}
