import type { Plugin } from 'vite';

/**
 * Modules of the router that do nothing as the shop uses it, or not what it wants, by what stands in their place in the browser:
 * what they answer where their feature is off. The bundler cannot see that it is. What has no value is for modules that no browser gets.
 */
const UNUSED: Record<string, string> = {
  // All routes come with the first page: `routeDiscovery` in `react-router.config.ts`.
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export let getManifestPath, getPathsWithAncestors, handleClientVersionMismatch;`,
  // Nothing in the browser asks to watch the router: `instrumentations` of `HydratedRouter` in `entry.client.tsx`.
  'lib/router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export let instrumentHandler, instrumentationResultMetaContext;`,
  // Ours shows a page that says so where the code of one does not come.
  'lib/dom/ssr/routeModules.js': `export { loadRouteModule } from '/src/web/core/load-route-module.ts';`,
};

/** Names for developers' tools, each of which would keep what it names although nobody uses it. */
const NAMES = /^\s*[\w$]+\.displayName = "[^"]*";$/gm;
const MADE = /= (?=React\$1\.(?:forwardRef|createContext)\()/g;

/** Leaves them out. A router that needs more of them, or has them elsewhere, does not build. */
export const withoutUnusedRouter: Plugin = {
  name: 'without-unused-router',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (id) => UNUSED[id.replace(/^.*\/react-router\/dist\/production\/|\?.*$/g, '')],
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\// },
    handler: (code) => code.replace(NAMES, '').replace(MADE, '= /* @__PURE__ */ '),
  },
  generateBundle() {
    const all = [...this.getModuleIds()];
    for (const file of Object.keys(UNUSED))
      if (!all.some((id) => id.endsWith(`/react-router/dist/production/${file}`)))
        throw new Error(`The router has no ${file} any more: scripts/unused-router.ts names it.`);
  },
};
