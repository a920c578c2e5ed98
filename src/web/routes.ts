import { index, route, type RouteConfig } from '@react-router/dev/routes';

import { PAGES } from '../domain/pages.ts';

// Each module is its own chunk.
export default [
  ...PAGES.map(({ path, id, module = id }) =>
    path === '/' ? index(`${module}.tsx`, { id }) : route(path.slice(1), `${module}.tsx`, { id }),
  ),
  // For developers: the built shop does not have it.
  ...(import.meta.env?.DEV ? [route('components', 'routes/components.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
