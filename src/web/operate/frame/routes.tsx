import { type ComponentType, useEffect } from 'react';
import {
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
  useSearchParams,
} from 'react-router';

import type { Permission } from '../../../domain/operators/roles.ts';
import { followSession, useCan, useOperator } from '../api/session.ts';
import { Join } from '../sign-in/join.tsx';
import { NEW } from '../sign-in/joining.ts';
import { OpenByLink } from '../sign-in/open-by-link.tsx';
import { Waiting } from '../sign-in/signed-out.tsx';
import { Crash } from './crash.tsx';
import { NotFound, NotYours } from './not-found.tsx';
import { OfflineLine } from './offline-line.tsx';
import { SCREENS, screensFor } from './screens.ts';
import { Shell } from './shell.tsx';

/** Shows the operator's first screen, and a new owner the setup guide. */
function Home() {
  const { permissions } = useOperator();
  const [params] = useSearchParams();
  if (params.has(NEW) && permissions.includes('settings.change'))
    return <Navigate to="/settings/setup" replace />;
  const [first] = screensFor(permissions);
  return first ? <Navigate to={`/${first.path}`} replace /> : <NotYours />;
}

/** A page for operators whose role allows it. It remounts at another address, where nothing has been read or done yet. */
function Allowed({ permission, page: Page }: { permission: Permission; page: ComponentType }) {
  const can = useCan();
  const { pathname } = useLocation();
  return can(permission) ? <Page key={pathname} /> : <NotYours />;
}

const pages: RouteObject[] = SCREENS.flatMap(({ path, permission, pages: own }) =>
  Object.entries(own).map(([below, read]) => ({
    path: [path, below].filter(Boolean).join('/'),
    lazy: async () => {
      const Page = await read();
      return { Component: () => <Allowed permission={permission} page={Page} /> };
    },
    ErrorBoundary: Crash,
  })),
);

export const routes: RouteObject[] = [
  {
    Component: Console,
    HydrateFallback: Waiting,
    ErrorBoundary: Crash,
    children: [
      { path: 'join', Component: Join },
      { path: 'open', Component: OpenByLink },
      {
        Component: Shell,
        children: [{ index: true, Component: Home }, ...pages, { path: '*', Component: NotFound }],
      },
    ],
  },
];

/** The console around every page, in any state of the session. */
function Console() {
  useEffect(() => followSession(), []);
  return (
    <>
      <Outlet />
      <OfflineLine />
      <ScrollRestoration />
    </>
  );
}
