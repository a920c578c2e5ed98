import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  ssr: true,
  // The site is a handful of routes: sending the whole map once is cheaper than discovering it link by link.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
