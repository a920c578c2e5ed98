import { lazy, Suspense } from 'react';

import { logFailure } from '../browser/log-failure.ts';
import type { KeepOnPhoneProps } from './keep-on-phone.tsx';

const KeepOnPhone = lazy(() =>
  import('./keep-on-phone.tsx').then(
    (code) => ({ default: code.KeepOnPhone }),
    (failure: unknown) => {
      // What the buyer reads about their purchase stays.
      logFailure('loading code', failure);
      return { default: () => null };
    },
  ),
);

/** For a page that seldom has something to keep: nobody else downloads the code. */
export function KeepOnPhonePlace(props: KeepOnPhoneProps) {
  return (
    <Suspense>
      <KeepOnPhone {...props} />
    </Suspense>
  );
}
