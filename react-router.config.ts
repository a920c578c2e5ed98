import type { Config } from '@react-router/dev/config';

import { languageToBuild } from './scripts/languages.ts';
import { prefixOf } from './src/domain/languages.ts';
import { pagesIn } from './src/server/core/built-languages.ts';

const language = languageToBuild();

export default {
  appDirectory: 'src/web',
  basename: prefixOf(language) || '/',
  buildDirectory: pagesIn(language, 'build'),
  ssr: true,
  // The site is a handful of routes: sending the whole map once is cheaper than discovering it link by link.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
