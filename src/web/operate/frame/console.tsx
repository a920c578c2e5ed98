import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';

import { followSession } from '../api/session.ts';
import { OfflineLine } from './offline-line.tsx';

/** What stands around every page of the console, whoever is in. */
export function Console() {
  useEffect(() => followSession(), []);
  return (
    <>
      <Outlet />
      <OfflineLine />
      <ScrollRestoration />
    </>
  );
}
