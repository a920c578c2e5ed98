import type { KnipConfig } from 'knip';

/** With `--production` only what the product itself uses counts, and tests are nobody. */
const isProduct = process.argv.includes('--production');

/** What stands in the tree for nobody: files, exports, packages. Part of `npm run lint`. */
export default {
  entry: [
    'scripts/*.{js,ts}!',
    'scripts/{start,test}/main.ts!',
    'scripts/test/reference-work.ts!',
    'scripts/start/role.ts!',
    // The linter's own rules, which it reads by a name in its configuration.
    ...(isProduct ? ['scripts/lint/*.ts!'] : []),
    'bench/*.ts!',
    'drill/main.ts!',
    'test/support/machine/{wrong-clock,other-ports,quick-imports,quick-passwords}.ts',
    'test/fuzz/main.ts',
    'test/conformance/main.ts',
    'test/mutants/{main,vitest.config}.ts',
    'src/server/{main,operate}.ts!',
    'src/sandbox/main.ts!',
    'vite.operate.config.ts!',
    'src/web/operate/main.tsx!',
    // Its workers are among those below.
    'src/web/offline/page.ts!',
    // In place of the router's own: `scripts/unused-router.ts`.
    'src/web/core/load-route-module.ts!',
    // Only the development server has it.
    'src/web/routes/components{,-words}.ts{,x}!',
    // In place of the module beside it: `scripts/languages.ts`.
    'src/**/*words.{??,??-*}.ts{,x}!',
    // Threads and processes that are started by their file's name.
    'src/**/*worker.ts!',
    'test/support/database/prepare.ts',
    'test/support/shop/full-disk-shop.ts',
    // Sent to browsers as they stand.
    'src/sandbox/{stripe,paypal}/browser/*.ts!',
    'src/sandbox/control/index-script.ts!',
    'test/sandbox/pay-page/*.tsx',
  ],
  project: ['{src,scripts,bench,drill}/**/*.{ts,tsx,js}!', 'test/**/*.{ts,tsx}', '*.ts'],
  // An export that its own file uses may be there for a test alone.
  ignoreExportsUsedInFile: isProduct,
  ignoreDependencies: [
    // Programs that scripts and runners start.
    'node',
    'oxfmt',
    'oxlint',
    'oxlint-tsgolint',
    // Loaded by Stryker, by its name.
    '@stryker-mutator/vitest-runner',
    // Read by a name that is put together.
    '@fontsource-variable/.*',
    'world-atlas',
    // Types of packages that bring them along.
    'geojson',
    'topojson-specification',
  ],
  ignoreBinaries: ['openssl', 'pg_dump', 'restic', 'ssh-keygen', 'unshare', 'wrk'],
} satisfies KnipConfig;
